// Bodies that cannot be repeated.
// expect: 12:3 error rpt-body
// expect: 13:3 error rpt-body
// expect: 14:5 error rpt-body
// expect: 18:12 error rpt-body
.align 8 ; .worker
worker:
  nop
  rpt $m0, (2f-1f)/8-1
1:
  { add $m1, $m1, 1 ; fnop }
  nop
  nop
  { brz $m1, 2f ; fnop }
2:
  nop
  // the labels stand at the same place
  rpt $m0, (2f-2f)/8-1
2:
  exitz $mzero

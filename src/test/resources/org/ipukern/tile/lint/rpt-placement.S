// A repeat on its own at a multiple of 8.
// expect: 6:3 error rpt-placement
.align 8 ; .worker
worker:
  { nop ; fnop }
  rpt $m0, (2f-1f)/8-1
1:
  { add $m1, $m1, 1 ; fnop }
2:
  exitz $mzero

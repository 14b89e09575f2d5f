// An alignment that a worker runs into.
// expect: 6:3 warning inserted-nop
.worker
worker:
  ld32 $m0, $mvertex_base, $mzero, 0
  .align 8
1:
  { ld64step $a0:1, $mzero, $m0+=, 1 ; fnop }
  { st64step $a0:1, $mzero, $m0+=, 1 ; fnop }
  brnzdec $m0, 1b
  exitz $mzero

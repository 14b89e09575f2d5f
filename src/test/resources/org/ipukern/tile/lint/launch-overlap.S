// A second launch, and new coefficients, under running workers.
// expect: 13:3 error launch-overlap
// expect: 14:3 error launch-overlap
DEF_STACK_USAGE 0 supervisor
.globl supervisor
.type supervisor, @function
.supervisor
supervisor:
  put $CCCSLOAD, $m0
  setzi $m1, worker
  ld64putcs 0
  runall $m1, $m0, 0
  ld64putcs 1
  runall $m1, $m0, 0
  sync TEXCH_SYNCZONE_LOCAL
  br $lr
.size supervisor, .-supervisor
.worker
worker:
  exitz $mzero

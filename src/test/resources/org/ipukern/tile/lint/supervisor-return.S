// One path returns before the workers are done.
// expect: 13:3 warning supervisor-return
DEF_STACK_USAGE 0 supervisor
.globl supervisor
.type supervisor, @function
.supervisor
supervisor:
  setzi $m1, worker
  runall $m1, $m0, 0
  brz $m2, 1f
  sync TEXCH_SYNCZONE_LOCAL
1:
  br $lr
.size supervisor, .-supervisor
.worker
worker:
  exitz $mzero

// A worker that multiplies before it has cleared the accumulators.
// expect: 18:3 warning accumulator-clear
DEF_STACK_USAGE 0 __runCodelet_Zero
.globl __runCodelet_Zero
.type __runCodelet_Zero, @function
.supervisor
__runCodelet_Zero:
  setzi $m1, multiply
  runall $m1, $m0, 0
  sync TEXCH_SYNCZONE_LOCAL
  br $lr
.size __runCodelet_Zero, .-__runCodelet_Zero
.worker
multiply:
  ld32 $m0, $mvertex_base, $mzero, 0
  ld64step $a0:1, $mzero, $m0+=, 1
  setzi $a2, 8
  f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0
  uput $FP_CLR, $a2
  exitz $mzero

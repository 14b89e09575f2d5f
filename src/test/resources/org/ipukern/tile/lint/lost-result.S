// A load into the wrong register, and a read-ahead that nobody wants.
// ipukern-lint: strict
// expect: 14:8 error lost-result
// expect: 17:12 error lost-result
// expect: 18:20 error uninitialised-register
DEF_STACK_USAGE 0 __runCodelet_Sum
.globl __runCodelet_Sum
.type __runCodelet_Sum, @function
.worker
__runCodelet_Sum:
  ld32 $m2, $mvertex_base, $mzero, 0
  ld32 $m3, $mvertex_base, $mzero, 1
  ld32 $a0, $m2, $mzero, 0
  ld32 $a1, $m3, $mzero, 0
  setzi $a4, 0
  f32add $a0, $a0, $a4
  ld64step $a6:7, $mzero, $m3+=, 1
  f32add $a0, $a0, $a2
  st32 $a0, $m2, $mzero, 0
  exitz $mzero
.size __runCodelet_Sum, .-__runCodelet_Sum

// One wrong register number.
// expect: 11:13 warning uninitialised-register
// expect: 12:15 warning uninitialised-register
DEF_STACK_USAGE 0 __runCodelet_Add
.globl __runCodelet_Add
.type __runCodelet_Add, @function
.worker
__runCodelet_Add:
  ld32 $m6, $mvertex_base, $mzero, 0
  ld32 $a0, $m6, $mzero, 0
  ld32 $a1, $m7, $mzero, 1
  f32add $a0, $a2, $a1
  st32 $a0, $m6, $mzero, 0
  exitz $mzero
.size __runCodelet_Add, .-__runCodelet_Add

// An early return that leaves the stack where it is, after a call that took the link register.
// expect: 14:3 error stack-balance
// expect: 17:3 error stack-balance
DEF_STACK_USAGE 16 __runCodelet_Stack
.globl __runCodelet_Stack
.type __runCodelet_Stack, @function
.supervisor
__runCodelet_Stack:
  add $sp, $sp, -16
  st32 $lr, $sp, $mzero, 0
  brz $m0, 1f
  call $lr, helper
  add $sp, $sp, 16
  br $lr
1:
  ld32 $lr, $sp, $mzero, 0
  br $lr
.size __runCodelet_Stack, .-__runCodelet_Stack
helper:
  br $lr

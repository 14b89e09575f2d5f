// An early return that leaves the stack where it is, after a call that took the link register.
// expect: 14:3 error stack-balance
// expect: 17:3 error stack-balance
DEF_STACK_USAGE 16 supervisor
.globl supervisor
.type supervisor, @function
.supervisor
supervisor:
  add $sp, $sp, -16
  st32 $lr, $sp, $mzero, 0
  brz $m0, 1f
  call $lr, helper
  add $sp, $sp, 16
  br $lr
1:
  ld32 $lr, $sp, $mzero, 0
  br $lr
.size supervisor, .-supervisor
helper:
  br $lr

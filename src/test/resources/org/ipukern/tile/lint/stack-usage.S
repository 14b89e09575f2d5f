// Too little stack, and a declaration under another spelling.
// expect: 4:1 warning stack-usage
// expect: 9:1 warning stack-usage
DEF_STACK_USAGE 8 supervisoR
DEF_STACK_USAGE 8 supervisor
.globl supervisor
.type supervisor, @function
.supervisor
supervisor:
  add $sp, $sp, -16
  st32 $m0, $sp, $mzero, 1
  add $sp, $sp, 16
  br $lr
.size supervisor, .-supervisor

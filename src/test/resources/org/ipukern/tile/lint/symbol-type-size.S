// Three spellings of one entry, and a size that ends early.
// expect: 9:1 warning symbol-type-size
// expect: 13:1 warning symbol-type-size
// expect: 13:1 warning symbol-type-size
// expect: 13:1 warning symbol-type-size
.globl __runCodelet_entry
.type __runCodelet_entri, @function
.supervisor
entry:
  add $m0, $m0, 1
.size entry, .-entry
  br $lr
__runCodelet_Entry:
  br $lr
DEF_STACK_USAGE 0 __runCodelet_Entry

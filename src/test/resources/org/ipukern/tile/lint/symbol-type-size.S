// Four spellings of one entry, and a size that ends early.
// ipukern-lint: strict
// expect: 8:1 error symbol-type-size
// expect: 9:1 error symbol-type-size
// expect: 11:1 error symbol-type-size
// expect: 15:1 error symbol-type-size
// expect: 15:1 error symbol-type-size
.globl __runCodelet_entry
.type __runCodelet_entri, @function
.supervisor
entry:
  nop
.size entry, .-entry
  br $lr
__runCodelet_Entry:
  br $lr
.size __runCodelet_Entry, .-__runCodelet_Entry
DEF_STACK_USAGE 0 __runCodelet_Entry

// Three spellings of one entry, and a size that ends early.
// expect: 5:1 warning symbol-type-size
// expect: 6:1 warning symbol-type-size
// expect: 8:1 warning symbol-type-size
.globl entry
.type entri, @function
.supervisor
Entry:
  add $m0, $m0, 1
.size Entry, .-Entry
  br $lr

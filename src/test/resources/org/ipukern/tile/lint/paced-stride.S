// A step of 513 units and one that was not masked.
// expect: 8:37 warning paced-stride
// expect: 10:37 warning paced-stride
.worker
worker:
  tapack $m2:3, $m0, $mzero, $m1
  setzi $m4, 513 << 1
  ldst64pace $a0:1, $a2:3, $m2:3+=, $m4, 0b0001
  ldconst $m5, -2 << 10
  ldst64pace $a0:1, $a2:3, $m2:3+=, $m5, 0b1000
  exitz $mzero

// Immediates that do not fit.
// expect: 8:17 error immediate-range
// expect: 9:14 error immediate-range
// expect: 10:17 error immediate-range
// expect: 11:16 error immediate-range
.worker
worker:
  add $m0, $m1, 65536
  setzi $m0, 1 << 20
  and $m0, $m1, 4096
  or $a0, $a1, 0x100001
  exitz $mzero

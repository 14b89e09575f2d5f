// Groups that do not start at a multiple of their size, and registers that are not there.
// expect: 7:8 error register-tuple
// expect: 8:9 error register-tuple
// expect: 9:12 warning register-tuple
.worker
worker:
  ld64 $a3:4, $m0, $mzero, 0
  ld128 $a2:5, $m0, $mzero, 0
  mov $a0, $a8
  tapack $m4:5, $m0, $m0, $m0
  exitz $mzero

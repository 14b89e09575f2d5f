// Worker matters in supervisor code and the other way round.
// expect: 6:3 error mode
// expect: 7:12 error mode
// expect: 10:3 error mode
.supervisor
  setzi $a0, 1
  get $m0, $WSR
  br $lr
.worker
  sync TEXCH_SYNCZONE_LOCAL
  exitz $mzero

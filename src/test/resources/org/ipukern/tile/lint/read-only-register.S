// Results sent where they are lost.
// expect: 6:7 warning read-only-register
// expect: 7:9 warning read-only-register
.worker
worker:
  add $mvertex_base, $mvertex_base, 4
  setzi $m12, 0
  setzi $mzero, 0
  exitz $mzero

// Selectors with more bits than there are addresses.
// expect: 6:42 error stride-selector
// expect: 7:46 error stride-selector
.worker
worker:
  ldst64pace $a0:1, $a2:3, $m2:3+=, $m4, 0b10001
  ld2xst64pace $a0:3, $a4:5, $m2:3+=, $m4,   64
  exitz $mzero

// A strict file that switches a check off.
// expect: 5:1 error escape-directive
// expect: 6:1 error escape-directive
// ipukern-lint: strict
.allow_optimizations
.allow_invalid_repeat
.worker
worker:
  exitz $mzero

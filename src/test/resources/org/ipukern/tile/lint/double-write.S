// Two results for one register.
// expect: 8:38 error double-write
// expect: 9:21 error double-write
// expect: 10:25 error double-write
.worker
worker:
  .align 8
  { ld64 $a0:1, $m0, $mzero, 0 ; mov $a1, $a4 }
  ld2x64pace $a0:1, $a0:1, $m2:3+=, $mzero, 0
  ld32step $m0, $mzero, $m0+=, 1
  exitz $mzero

// Offsets in bytes where elements are counted.
// expect: 8:32 error memory-immediate
// expect: 9:35 error memory-immediate
// expect: 10:31 error memory-immediate
.worker
worker:
  mov $m0, $mvertex_base
  ld64 $a0:1, $m0, $mzero,     8192
  ld32 $m0, $m0, $mzero,          -1
  st64step $a0:1, $m0, $m1+=, 128
  exitz $mzero

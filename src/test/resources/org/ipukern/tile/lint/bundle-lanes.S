// Halves in the wrong slot.
// expect: 8:5 error bundle-lanes
// expect: 8:28 error bundle-lanes
// expect: 9:32 error bundle-lanes
.worker
worker:
  .align 8
  { f32add $a0, $a0, $a0 ; add $m0, $mzero, 1 }
  { ld32 $a1, $m0, $mzero, 0 ; st32 $a0, $m0, $mzero, 1 }
  exitz $mzero

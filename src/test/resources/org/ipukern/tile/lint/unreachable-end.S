// Code that runs on.
// expect: 8:3 error unreachable-end
// expect: 11:3 error unreachable-end
.section .text.a, "ax"
.supervisor
supervisor:
  sync TEXCH_SYNCZONE_LOCAL
  nop
.worker
worker:
  brnz $m0, worker

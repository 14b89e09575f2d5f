// Code behind more data than region 0 holds.
// expect: 8:3 error code-region
.worker
worker:
  bri far
.space 0x34000
far:
  exitz $mzero

// The wrong way to a control register.
// expect: 7:12 error csr-access
// expect: 8:13 warning csr-access
// expect: 9:7 warning csr-access
.worker
worker:
  get $m0, $FP_CTL
  uget $a0, $FP_CLR
  put $WORKER_BASE, $m0
  exitz $mzero

// Coefficient entries that do not exist.
// expect: 7:13 warning coefficient-index
// expect: 8:14 warning coefficient-index
.supervisor
supervisor:
  put $CCCSLOAD, $m0
  ld64putcs 64
  ld128putcs 33
  br $lr

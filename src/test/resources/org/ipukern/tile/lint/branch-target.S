// Branches that do not lead to an instruction of the same mode.
// expect: 9:15 error branch-target
// expect: 10:7 error branch-target
// expect: 11:7 error branch-target
.supervisor
supervisor:
  br $lr
.worker
  brz $mzero, bundle + 4
  bri bundle + 2
  bri supervisor
  .align 8
bundle:
  { nop ; fnop }
  exitz $mzero

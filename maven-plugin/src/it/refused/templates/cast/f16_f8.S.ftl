// A kernel that defines nothing.
    .section .text.nothing, "ax"
    .align 8
    .worker
nothing:
    exitz   $mzero

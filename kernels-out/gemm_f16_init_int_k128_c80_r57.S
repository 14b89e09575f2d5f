// SPDX-License-Identifier: 0BSD
// gemm_f16_init_int_k128_c80_r57.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[57],"inner":128,"columns":80,"weights":"interleaved"}}
// ipukern-lint: strict
//
// C[r][c] = sum over k of A[r][k] * B[k][c], f16, for r in [0, 57), k < 128, c < 80.
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
// 40 panel rounds: 5 of 16 columns, each 8 of 16 inner.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57
    .section .text.__runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57
    .type __runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r57
.Lrounds:
    setzi   $m5, .Lgroup
    setzi   $m6, 4
    andc    $m3, $m1, $m3
    put     $CCCSLOAD, $m2
    put     $FP_ICTL, $m3                   // nearest even in every launch below
    // Column panel 0, inner 0..15.
    ld128putcs 0
    ld128putcs 2
    ld128putcs 4
    ld128putcs 6
    ld128putcs 32
    ld128putcs 34
    ld128putcs 36
    ld128putcs 38
    ld128putcs 8
    ld128putcs 10
    ld128putcs 12
    ld128putcs 14
    ld128putcs 40
    ld128putcs 42
    ld128putcs 44
    ld128putcs 46
    ld128putcs 16
    ld128putcs 18
    ld128putcs 20
    ld128putcs 22
    ld128putcs 48
    ld128putcs 50
    ld128putcs 52
    ld128putcs 54
    ld128putcs 24
    ld128putcs 26
    ld128putcs 28
    ld128putcs 30
    ld128putcs 56
    ld128putcs 58
    ld128putcs 60
    ld128putcs 62
    runall  $m4, $m0, 0
    setzi   $m7, 6
    setzi   $m4, .Lcolumn
    bri     .Lgroups
    // Each later column panel, inner 0..15.
.Lcolumns:
    sync    TEXCH_SYNCZONE_LOCAL
    ld128putcs 0
    ld128putcs 2
    ld128putcs 4
    ld128putcs 6
    ld128putcs 32
    ld128putcs 34
    ld128putcs 36
    ld128putcs 38
    ld128putcs 8
    ld128putcs 10
    ld128putcs 12
    ld128putcs 14
    ld128putcs 40
    ld128putcs 42
    ld128putcs 44
    ld128putcs 46
    ld128putcs 16
    ld128putcs 18
    ld128putcs 20
    ld128putcs 22
    ld128putcs 48
    ld128putcs 50
    ld128putcs 52
    ld128putcs 54
    ld128putcs 24
    ld128putcs 26
    ld128putcs 28
    ld128putcs 30
    ld128putcs 56
    ld128putcs 58
    ld128putcs 60
    ld128putcs 62
    runall  $m4, $m0, 0
    setzi   $m7, 6
    // The rest of the inner dimension, 16 at a time.
.Lgroups:
    sync    TEXCH_SYNCZONE_LOCAL
    ld128putcs 0
    ld128putcs 2
    ld128putcs 4
    ld128putcs 6
    ld128putcs 32
    ld128putcs 34
    ld128putcs 36
    ld128putcs 38
    ld128putcs 8
    ld128putcs 10
    ld128putcs 12
    ld128putcs 14
    ld128putcs 40
    ld128putcs 42
    ld128putcs 44
    ld128putcs 46
    ld128putcs 16
    ld128putcs 18
    ld128putcs 20
    ld128putcs 22
    ld128putcs 48
    ld128putcs 50
    ld128putcs 52
    ld128putcs 54
    ld128putcs 24
    ld128putcs 26
    ld128putcs 28
    ld128putcs 30
    ld128putcs 56
    ld128putcs 58
    ld128putcs 60
    ld128putcs 62
    runall  $m5, $m0, 0
    brnzdec $m7, .Lgroups
    brnzdec $m6, .Lcolumns
    sync    TEXCH_SYNCZONE_LOCAL
    put     $FP_ICTL, $m1
    br      $lr
    .size __runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57, . - __runCodelet_ipukern__gemm_f16_init_int_k128_c80_r57

DEF_STACK_USAGE 0 .text.gemm_f16_init_int_k128_c80_r57_workers
    .section .text.gemm_f16_init_int_k128_c80_r57_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin_r57:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r57                  ; fnop }
    { setzi $m8, 1824                        ; fnop }
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 4                      ; fnop }
    { ld32  $m2, $m1, $m0, 0                 ; fnop }   // start
    { ld32  $m3, $m1, $m0, 1                 ; fnop }   // count
    { ld32  $m5, $m1, $m0, 2                 ; fnop }   // jump
    { ld32  $m6, $m1, $m0, 3                 ; fnop }   // stride
    { ld32  $m7, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m4, $mvertex_base, $mzero, 2    ; fnop }   // C
    { add   $m7, $m7, $m2                    ; fnop }
    { add   $m4, $m4, $m2                    ; fnop }
    { bri   .Lfirst_large                    ; fnop }
.Lcolumn:
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
.Lfirst_large:
    { add   $m1, $m4, 40                     ; fnop }   // the loop's first partial is quad 5
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { tapack $m10:11, $m7, $m1, $m4         ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
2:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $m6, 2           ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lgroup:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; f16v4hihov4amp $azeros, $azeros, $a0:1, TAMP_F16V4_E4_P1 }
    { add   $m10, $m10, $m5                  ; f16v4hihov4amp $azeros, $azeros, $a2:3, TAMP_F16V4_E4_P1 }
    { ld64  $a2:3, $m4, $mzero, 4            ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f16v4hihov4amp $azeros, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f16v4hihov4amp $azeros, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f16v4hihov4amp $azeros, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f16v4hihov4amp $azeros, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f16v4hihov4amp $azeros, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
2:
    // The last partial, then the last four quads of A, then the results that are still on their way.
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 4 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a4:5, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a0:1, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a4:5, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a0:1, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $m6, 2           ; setzi $a7, 8 }
    exitz   $mzero
    .align 8

    .section .rodata.gemm_f16_init_int_k128_c80_r57_plan, "a"
    .align 4
.Lplan_r57: // start, count, jump, stride
    .long 0, 7, 1504, 1009630
    .long 320, 7, 1504, 1009630
    .long 640, 7, 1504, 1009630
    .long 960, 6, 1536, 1013730
    .long 1248, 6, 1536, 1013730
    .long 1536, 6, 1536, 1013730
#endif // __IPU__

// SPDX-License-Identifier: 0BSD
// gemm_f16_init_int_k96_c16_r364_r365.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[364,365],"inner":96,"columns":16,"weights":"interleaved"}}
// ipukern-lint: strict
//
// C[r][c] = sum over k of A[r][k] * B[k][c], f16, for r in [0, 364), [0, 365), k < 96, c < 16.
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
// 6 panel rounds: 1 of 16 columns, each 6 of 16 inner.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364
    .section .text.__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364
    .type __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r364
    bri     .Lrounds
    .size __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364, . - __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r364

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365
    .section .text.__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365
    .type __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r365
.Lrounds:
    setzi   $m5, .Lgroup
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
    setzi   $m7, 4
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
    sync    TEXCH_SYNCZONE_LOCAL
    put     $FP_ICTL, $m1
    br      $lr
    .size __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365, . - __runCodelet_ipukern__gemm_f16_init_int_k96_c16_r365

DEF_STACK_USAGE 0 .text.gemm_f16_init_int_k96_c16_r364_r365_workers
    .section .text.gemm_f16_init_int_k96_c16_r364_r365_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin_r364:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r364                 ; fnop }
    { bri   .Lbegin                          ; fnop }
.Lbegin_r365:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r365                 ; fnop }
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

    .section .rodata.gemm_f16_init_int_k96_c16_r364_r365_plan, "a"
    .align 4
.Lplan_r364: // start, count, jump, stride
    .long 0, 58, 9696, 800530
    .long 1952, 58, 9696, 800530
    .long 3904, 58, 9696, 800530
    .long 5856, 58, 9696, 800530
    .long 7808, 57, 9728, 804630
    .long 9728, 57, 9728, 804630
.Lplan_r365: // start, count, jump, stride
    .long 0, 58, 9728, 800530
    .long 1952, 58, 9728, 800530
    .long 3904, 58, 9728, 800530
    .long 5856, 58, 9728, 800530
    .long 7808, 58, 9728, 800530
    .long 9760, 57, 9760, 804630
#endif // __IPU__

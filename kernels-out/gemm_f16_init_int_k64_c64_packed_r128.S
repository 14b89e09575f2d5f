

// SPDX-License-Identifier: 0BSD
// gemm_f16_init_int_k64_c64_packed_r128.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[128],"inner":64,"columns":64,"weights":"interleaved","output":"packed"}}
// ipukern-lint: strict
//
// C[r][c] = sum over k of A[r][k] * B[k][c], f16, for r in [0, 128), k < 64, c < 64.
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
// 16 panel rounds: 4 of 16 columns, each 4 of 16 inner.
// C is packed: blocks of 16 rows x 16 columns.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128
    .section .text.__runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128
    .type __runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r128
.Lrounds:
    setzi   $m5, .Lgroup
    setzi   $m6, 3
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
    setzi   $m7, 2
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
    setzi   $m7, 2
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
    .size __runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128, . - __runCodelet_ipukern__gemm_f16_init_int_k64_c64_packed_r128

DEF_STACK_USAGE 0 .text.gemm_f16_init_int_k64_c64_packed_r128_workers
    .section .text.gemm_f16_init_int_k64_c64_packed_r128_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin_r128:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m2, .Lplan_r128                 ; fnop }
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 2                      ; fnop }
    { ld32  $m1, $m2, $m0, 0                 ; fnop }
    { ld32  $m8, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m6, $mvertex_base, $mzero, 2    ; fnop }   // C
    { ld32  $m2, $m1, $mzero, 0              ; fnop }
    { ld32  $m3, $m1, $mzero, 1              ; fnop }
    { add   $m8, $m8, $m2                    ; fnop }
    { add   $m6, $m6, $m3                    ; fnop }
    { bri   .Lfirst                          ; fnop }
.Lcolumn:
    { add   $m6, $m6, 512                    ; fnop }
.Lfirst:
    { mov   $m5, $m8                         ; uput $FP_CLR, $a7 }
    { mov   $m4, $m6                         ; fnop }
    { mov   $m7, $m5                         ; fnop }
    { ld32  $m2, $m1, $mzero, 3              ; fnop }   // segments less one
    { add   $m0, $m1, 16                     ; fnop }
.Lfirst_segment:
    { ld32step $m3, $mzero, $m0+=, 1         ; fnop }
    { mov   $m9, $m7                         ; fnop }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; fnop }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ld64step $a0:1, $mzero, $m9+=, 1       ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { tapack $m10:11, $m9, $m4, $m4          ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
2:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; setzi $a7, 8 }
    { add   $m4, $m4, $m9                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { add   $m7, $m7, $m9                    ; fnop }
    { brnzdec $m2, .Lfirst_segment           ; fnop }
    exitz   $mzero
    .align 8
.Lgroup:
    { ld32  $m9, $m1, $mzero, 2              ; uput $FP_CLR, $a7 }
    { add   $m5, $m5, $m9                    ; fnop }
    { mov   $m4, $m6                         ; fnop }
    { mov   $m7, $m5                         ; fnop }
    { ld32  $m2, $m1, $mzero, 3              ; fnop }   // segments less one
    { add   $m0, $m1, 16                     ; fnop }
.Lsegment:
    { ld32step $m3, $mzero, $m0+=, 1         ; fnop }
    { ld128 $a0:3, $m4, $mzero, 0            ; fnop }
    { ld128 $a4:7, $m4, $mzero, 1            ; f16v4hihov4amp $azeros, $azeros, $a0:1, TAMP_F16V4_E4_P1 }
    { add   $m9, $m4, 40                     ; f16v4hihov4amp $azeros, $azeros, $a2:3, TAMP_F16V4_E4_P1 }
    { tapack $m10:11, $m7, $m9, $m4          ; fnop }
    { ld64  $a2:3, $m4, $mzero, 4            ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $azeros, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $azeros, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $azeros, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $azeros, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $azeros, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $mzero, 0 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $mzero, 0 ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $mzero, 0 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $mzero, 0 ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P0 }
2:
    // The last partial, then the last four quads of A, then the results that are still on their way.
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $mzero, 0 ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F16V4_E4_P2 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F16V4_E4_P3 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a4:5, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a0:1, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $mzero, 0  ; f16v4hihov4amp $a4:5, $a4:5, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a0:1, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64pace $a0:1, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0           ; f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $mzero, 0           ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; setzi $a7, 8 }
    { add   $m4, $m4, $m9                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { add   $m7, $m7, $m9                    ; fnop }
    { brnzdec $m2, .Lsegment                 ; fnop }
    exitz   $mzero
    .align 8

    .section .rodata.gemm_f16_init_int_k64_c64_packed_r128_plan, "a"
    .align 4
.Lplan_r128:
    .long .Lshare_r128_0
    .long .Lshare_r128_1
    .long .Lshare_r128_2
    .long .Lshare_r128_3
    .long .Lshare_r128_4
    .long .Lshare_r128_5
.Lshare_r128_0: // rows 0 to 20
    .long 0, 0, 4096, 1
    .long 13, 2048, 512
    .long 2, 2048, 160
.Lshare_r128_1: // rows 21 to 42
    .long 672, 2208, 4096, 1
    .long 8, 1888, 352
    .long 8, 2048, 352
.Lshare_r128_2: // rows 43 to 63
    .long 1376, 4448, 4096, 1
    .long 2, 1696, 160
    .long 13, 2048, 512
.Lshare_r128_3: // rows 64 to 84
    .long 2048, 8192, 4096, 1
    .long 13, 2048, 512
    .long 2, 2048, 160
.Lshare_r128_4: // rows 85 to 106
    .long 2720, 10400, 4096, 1
    .long 8, 1888, 352
    .long 8, 2048, 352
.Lshare_r128_5: // rows 107 to 127
    .long 3424, 12640, 4096, 1
    .long 2, 1696, 160
    .long 13, 2048, 512
#endif // __IPU__

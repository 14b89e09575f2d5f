// SPDX-License-Identifier: 0BSD
// gemm_f16_init_std_k80_c768_r7_r8.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f16","rows":[7,8],"inner":80,"columns":768}}
// ipukern-lint: strict
//
// C[r][c] = sum over k of A[r][k] * B[k][c], f16, for r in [0, 7), [0, 8), k < 80, c < 768.
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
// 240 panel rounds: 48 of 16 columns, each 5 of 16 inner.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7
    .section .text.__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7
    .type __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r7
    bri     .Lrounds
    .size __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7, . - __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r7

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8
    .section .text.__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8, "ax"
    .globl __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8
    .type __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8:
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 1             // B
    setzi   $m4, .Lbegin_r8
.Lrounds:
    setzi   $m5, .Lgroup
    setzi   $m6, 47
    andc    $m3, $m1, $m3
    put     $CCCSLOAD, $m2
    put     $FP_ICTL, $m3                   // nearest even in every launch below
    // Column panel 0, inner 0..15.
    ld64putcs 0
    ld64putcs 1
    ld64putcs 2
    ld64putcs 3
    ld64putcs 4
    ld64putcs 5
    ld64putcs 6
    ld64putcs 7
    ld64putcs 32
    ld64putcs 33
    ld64putcs 34
    ld64putcs 35
    ld64putcs 36
    ld64putcs 37
    ld64putcs 38
    ld64putcs 39
    ld64putcs 8
    ld64putcs 9
    ld64putcs 10
    ld64putcs 11
    ld64putcs 12
    ld64putcs 13
    ld64putcs 14
    ld64putcs 15
    ld64putcs 40
    ld64putcs 41
    ld64putcs 42
    ld64putcs 43
    ld64putcs 44
    ld64putcs 45
    ld64putcs 46
    ld64putcs 47
    ld64putcs 16
    ld64putcs 17
    ld64putcs 18
    ld64putcs 19
    ld64putcs 20
    ld64putcs 21
    ld64putcs 22
    ld64putcs 23
    ld64putcs 48
    ld64putcs 49
    ld64putcs 50
    ld64putcs 51
    ld64putcs 52
    ld64putcs 53
    ld64putcs 54
    ld64putcs 55
    ld64putcs 24
    ld64putcs 25
    ld64putcs 26
    ld64putcs 27
    ld64putcs 28
    ld64putcs 29
    ld64putcs 30
    ld64putcs 31
    ld64putcs 56
    ld64putcs 57
    ld64putcs 58
    ld64putcs 59
    ld64putcs 60
    ld64putcs 61
    ld64putcs 62
    ld64putcs 63
    runall  $m4, $m0, 0
    setzi   $m7, 3
    setzi   $m4, .Lcolumn
    bri     .Lgroups
    // Each later column panel, inner 0..15.
.Lcolumns:
    sync    TEXCH_SYNCZONE_LOCAL
    ld64putcs 0
    ld64putcs 1
    ld64putcs 2
    ld64putcs 3
    ld64putcs 4
    ld64putcs 5
    ld64putcs 6
    ld64putcs 7
    ld64putcs 32
    ld64putcs 33
    ld64putcs 34
    ld64putcs 35
    ld64putcs 36
    ld64putcs 37
    ld64putcs 38
    ld64putcs 39
    ld64putcs 8
    ld64putcs 9
    ld64putcs 10
    ld64putcs 11
    ld64putcs 12
    ld64putcs 13
    ld64putcs 14
    ld64putcs 15
    ld64putcs 40
    ld64putcs 41
    ld64putcs 42
    ld64putcs 43
    ld64putcs 44
    ld64putcs 45
    ld64putcs 46
    ld64putcs 47
    ld64putcs 16
    ld64putcs 17
    ld64putcs 18
    ld64putcs 19
    ld64putcs 20
    ld64putcs 21
    ld64putcs 22
    ld64putcs 23
    ld64putcs 48
    ld64putcs 49
    ld64putcs 50
    ld64putcs 51
    ld64putcs 52
    ld64putcs 53
    ld64putcs 54
    ld64putcs 55
    ld64putcs 24
    ld64putcs 25
    ld64putcs 26
    ld64putcs 27
    ld64putcs 28
    ld64putcs 29
    ld64putcs 30
    ld64putcs 31
    ld64putcs 56
    ld64putcs 57
    ld64putcs 58
    ld64putcs 59
    ld64putcs 60
    ld64putcs 61
    ld64putcs 62
    ld64putcs 63
    runall  $m4, $m0, 0
    setzi   $m7, 3
    // The rest of the inner dimension, 16 at a time.
.Lgroups:
    sync    TEXCH_SYNCZONE_LOCAL
    ld64putcs 0
    ld64putcs 1
    ld64putcs 2
    ld64putcs 3
    ld64putcs 4
    ld64putcs 5
    ld64putcs 6
    ld64putcs 7
    ld64putcs 32
    ld64putcs 33
    ld64putcs 34
    ld64putcs 35
    ld64putcs 36
    ld64putcs 37
    ld64putcs 38
    ld64putcs 39
    ld64putcs 8
    ld64putcs 9
    ld64putcs 10
    ld64putcs 11
    ld64putcs 12
    ld64putcs 13
    ld64putcs 14
    ld64putcs 15
    ld64putcs 40
    ld64putcs 41
    ld64putcs 42
    ld64putcs 43
    ld64putcs 44
    ld64putcs 45
    ld64putcs 46
    ld64putcs 47
    ld64putcs 16
    ld64putcs 17
    ld64putcs 18
    ld64putcs 19
    ld64putcs 20
    ld64putcs 21
    ld64putcs 22
    ld64putcs 23
    ld64putcs 48
    ld64putcs 49
    ld64putcs 50
    ld64putcs 51
    ld64putcs 52
    ld64putcs 53
    ld64putcs 54
    ld64putcs 55
    ld64putcs 24
    ld64putcs 25
    ld64putcs 26
    ld64putcs 27
    ld64putcs 28
    ld64putcs 29
    ld64putcs 30
    ld64putcs 31
    ld64putcs 56
    ld64putcs 57
    ld64putcs 58
    ld64putcs 59
    ld64putcs 60
    ld64putcs 61
    ld64putcs 62
    ld64putcs 63
    runall  $m5, $m0, 0
    brnzdec $m7, .Lgroups
    brnzdec $m6, .Lcolumns
    sync    TEXCH_SYNCZONE_LOCAL
    put     $FP_ICTL, $m1
    br      $lr
    .size __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8, . - __runCodelet_ipukern__gemm_f16_init_std_k80_c768_r8

DEF_STACK_USAGE 0 .text.gemm_f16_init_std_k80_c768_r7_r8_workers
    .section .text.gemm_f16_init_std_k80_c768_r7_r8_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin_r7:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r7                   ; fnop }
    { setzi $m8, 224                         ; fnop }
    { bri   .Lbegin                          ; fnop }
.Lbegin_r8:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r8                   ; fnop }
    { setzi $m8, 256                         ; fnop }
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 5                      ; fnop }
    { ld32  $m2, $m1, $m0, 0                 ; fnop }   // start
    { ld32  $m5, $m1, $m0, 2                 ; fnop }   // jump
    { ld32  $m6, $m1, $m0, 3                 ; fnop }   // stride
    { ld32  $m7, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m4, $mvertex_base, $mzero, 2    ; fnop }   // C
    { add   $m7, $m7, $m2                    ; fnop }
    { add   $m4, $m4, $m2                    ; fnop }
    { ld32  $m9, $m1, $m0, 6                 ; fnop }   // group
    { ld32  $m2, $m1, $m0, 5                 ; fnop }   // column
    { ld32  $m0, $m1, $m0, 4                 ; fnop }   // first
    { br    $m0                              ; fnop }
.Lcolumn_one:
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -32                    ; fnop }
.Lfirst_one:
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { tapack $m10:11, $m7, $m4, $m4          ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { nop                                    ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64  $a4:5, $m4, $mzero, 0            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64  $a4:5, $m4, $mzero, 1            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a4:5, $m4, $mzero, 2            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a4:5, $m4, $mzero, 3            ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lcolumn_two:
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
.Lfirst_two:
    { add   $m1, $m4, 32                     ; fnop }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { tapack $m10:11, $m7, $m1, $m4         ; fnop }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 8  ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a4:5, $m4, $mzero, 2            ; f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a4:5, $m4, $mzero, 3            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64  $a4:5, $m4, $mzero, 4            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64  $a4:5, $m4, $mzero, 5            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a4:5, $m4, $mzero, 6            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a4:5, $m4, $mzero, 7            ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lgroup:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; f16v4hihov4amp $azeros, $azeros, $a0:1, TAMP_F16V4_E4_P1 }
    { add   $m10, $m10, $m5                  ; f16v4hihov4amp $azeros, $azeros, $a2:3, TAMP_F16V4_E4_P1 }
    { br    $m9                              ; f16v4hihov4amp $azeros, $azeros, $a4:5, TAMP_F16V4_E4_P1 }
.Lgroup_one:
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { nop                                    ; f16v4hihov4amp $azeros, $a0:1, $azeros, TAMP_F16V4_E4_P3 }
    { nop                                    ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64  $a4:5, $m4, $mzero, 0            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64  $a4:5, $m4, $mzero, 1            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a4:5, $m4, $mzero, 2            ; f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a4:5, $m4, $mzero, 3            ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lgroup_two:
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $azeros, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $a0:1, $a2:3, TAMP_F16V4_E4_P0 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $azeros, $a4:5, $a6:7, TAMP_F16V4_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 12  ; f16v4hihov4amp $azeros, $a0:1, $a2:3, TAMP_F16V4_E4_P2 }
    // Address 1 stays on the last partial, then goes back to quad 4: these loads are only for A.
    { ld2x64pace $a0:1, $azeros, $m10:11+=, $m6, 12 ; f16v4hihov4amp $a2:3, $a4:5, $a6:7, TAMP_F16V4_E4_P3 }
    { ld2x64pace $a4:5, $azeros, $m10:11+=, $m6, 4 ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P0 }
    { ldst64pace $a0:1, $a2:3, $m10:11+=, $m6, 0   ; f16v4hihov4amp $a6:7, $a4:5, $azeros, TAMP_F16V4_E4_P1 }
    { ldst64pace $a4:5, $a6:7, $m10:11+=, $m6, 8   ; f16v4hihov4amp $a2:3, $a0:1, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a2:3, $m4, $mzero, 2            ; f16v4hihov4amp $a6:7, $a4:5, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a6:7, $m4, $mzero, 3            ; f16v4hihov4amp $a2:3, $azeros, $azeros, TAMP_F16V4_E4_P0 }
    { st64  $a2:3, $m4, $mzero, 4            ; f16v4hihov4amp $a6:7, $azeros, $azeros, TAMP_F16V4_E4_P1 }
    { st64  $a6:7, $m4, $mzero, 5            ; f16v4hihov4amp $a2:3, $azeros, $azeros, TAMP_F16V4_E4_P2 }
    { st64  $a2:3, $m4, $mzero, 6            ; f16v4hihov4amp $a6:7, $azeros, $azeros, TAMP_F16V4_E4_P3 }
    { st64  $a6:7, $m4, $mzero, 7            ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lcolumn:
    { br    $m2                              ; fnop }

    .section .rodata.gemm_f16_init_std_k80_c768_r7_r8_plan, "a"
    .align 4
.Lplan_r7: // start, count, jump, stride, first, column, group
    .long 0, 0, 160, 1048573, .Lfirst_two, .Lcolumn_two, .Lgroup_two, 0
    .long 64, 0, 192, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 96, 0, 192, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 128, 0, 192, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 160, 0, 192, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 192, 0, 192, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
.Lplan_r8: // start, count, jump, stride, first, column, group
    .long 0, 0, 192, 1048573, .Lfirst_two, .Lcolumn_two, .Lgroup_two, 0
    .long 64, 0, 192, 1048573, .Lfirst_two, .Lcolumn_two, .Lgroup_two, 0
    .long 128, 0, 224, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 160, 0, 224, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 192, 0, 224, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
    .long 224, 0, 224, 0, .Lfirst_one, .Lcolumn_one, .Lgroup_one, 0
#endif // __IPU__

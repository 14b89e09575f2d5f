// SPDX-License-Identifier: 0BSD
// gemm_f143_init_int_k160_c128_r122.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"gemm":{"precision":"f143","rows":[122],"inner":160,"columns":128,"weights":"interleaved"}}
// ipukern-lint: strict
//
// C[r][c] = sum over k of A[r][k] * B[k][c], F143 to f16, for r in [0, 122), k < 160, c < 128.
// State: word 0 A, word 1 its metadata, word 2 B (coefficients), word 3 its metadata, word 4 C. Layouts: docs/kernel-abi.md.
// 40 panel rounds: 8 of 16 columns, each 5 of 32 inner.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122
    .section .text.__runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122, "ax"
    .globl __runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122
    .type __runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122, @function
    .align 8
    .supervisor
__runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122:
    setzi   $m3, 0x18000                    // $FP_ICTL.NANOO and ESR, to be shifted by 4
    get     $m1, $FP_ICTL
    ld32    $m2, $m0, $mzero, 2             // B
    setzi   $m4, .Lbegin_r122
.Lrounds:
    ld32    $m5, $m0, $mzero, 1             // A's metadata
    ld32    $m6, $m0, $mzero, 3             // B's metadata
    shl     $m3, $m3, 4
    setzi   $m7, 3
    put     $CCCSLOAD, $m2
    ldz8    $m5, $m5, $mzero, 0
    ldz8    $m6, $m6, $mzero, 0
    andc    $m3, $m1, $m3
    put     $FP_INFMT, $m7                  // bit 1: A is F143, bit 0: B is F143
    // Six bits at the top of a word, so that a sum outside -32..31 overflows.
    shl     $m6, $m6, 26
    shl     $m5, $m5, 26
    put     $FP_ICTL, $m3                   // nearest even, overflow saturates
    add     $m7, $m5, $m6
    // Column panel 0, inner 0..31.
    ld128putcs 0
    ld128putcs 2
    ld128putcs 4
    ld128putcs 6
    ld128putcs 32
    ld128putcs 34
    ld128putcs 36
    ld128putcs 38
    xor     $m5, $m5, $m7
    xor     $m6, $m6, $m7
    shrs    $m7, $m7, 26
    ld128putcs 8
    ld128putcs 10
    ld128putcs 12
    ld128putcs 14
    ld128putcs 40
    ld128putcs 42
    ld128putcs 44
    ld128putcs 46
    and     $m5, $m5, $m6
    put     $FP_ISCL, $m7
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
    brneg   $m5, .Lscales_do_not_fit
    setzi   $m5, .Lgroup
    setzi   $m6, 7
    runall  $m4, $m0, 0
    setzi   $m7, 3
    setzi   $m4, .Lcolumn
    bri     .Lgroups
    // Each later column panel, inner 0..31.
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
    setzi   $m7, 3
    // The rest of the inner dimension, 32 at a time.
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
.Lscales_do_not_fit:
    trap    0
    .size __runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122, . - __runCodelet_ipukern__gemm_f143_init_int_k160_c128_r122

DEF_STACK_USAGE 0 .text.gemm_f143_init_int_k160_c128_r122_workers
    .section .text.gemm_f143_init_int_k160_c128_r122_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin_r122:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, .Lplan_r122                 ; fnop }
    { setzi $m8, 3904                        ; fnop }
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 4                      ; fnop }
    { ld32  $m2, $m1, $m0, 0                 ; fnop }   // start
    { ld32  $m3, $m1, $m0, 1                 ; fnop }   // count
    { ld32  $m5, $m1, $m0, 2                 ; fnop }   // jump
    { ld32  $m6, $m1, $m0, 3                 ; fnop }   // stride
    { ld32  $m7, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m4, $mvertex_base, $mzero, 4    ; fnop }   // C
    { add   $m7, $m7, $m2                    ; fnop }
    { add   $m4, $m4, $m2                    ; fnop }
    { bri   .Lfirst_large                    ; fnop }
.Lcolumn:
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m7, $m7, -48                    ; fnop }
.Lfirst_large:
    { add   $m1, $m4, 40                     ; fnop }   // the loop's first partial is quad 5
    { ld64step $a0:1, $mzero, $m7+=, 1       ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f8v8hihov4amp $azeros, $a0:1, $azeros, TAMP_F8V8_E4_P0 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f8v8hihov4amp $azeros, $a0:1, $azeros, TAMP_F8V8_E4_P1 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f8v8hihov4amp $azeros, $a0:1, $azeros, TAMP_F8V8_E4_P2 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f8v8hihov4amp $azeros, $a0:1, $azeros, TAMP_F8V8_E4_P3 }
    { ld64step $a0:1, $mzero, $m7+=, 1       ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P0 }
    { tapack $m10:11, $m7, $m1, $m4         ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P0 }
2:
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P2 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P3 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P0 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P1 }
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $a0:1, $azeros, TAMP_F8V8_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P1 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P3 }
    { st64pace $a4:5, $m10:11+=, $m6, 2           ; setzi $a7, 8 }
    exitz   $mzero
    .align 8
.Lgroup:
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; f8v8hihov4amp $azeros, $azeros, $a0:1, TAMP_F8V8_E4_P1 }
    { add   $m10, $m10, $m5                  ; f8v8hihov4amp $azeros, $azeros, $a2:3, TAMP_F8V8_E4_P1 }
    { ld64  $a2:3, $m4, $mzero, 4            ; f8v8hihov4amp $azeros, $azeros, $a4:5, TAMP_F8V8_E4_P1 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f8v8hihov4amp $azeros, $azeros, $a6:7, TAMP_F8V8_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f8v8hihov4amp $azeros, $a4:5, $a2:3, TAMP_F8V8_E4_P0 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f8v8hihov4amp $azeros, $a0:1, $a6:7, TAMP_F8V8_E4_P1 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f8v8hihov4amp $azeros, $a4:5, $a2:3, TAMP_F8V8_E4_P2 }
    { ld2x64pace $a4:5, $a6:7, $m10:11+=, $m6, 0  ; f8v8hihov4amp $azeros, $a0:1, $a6:7, TAMP_F8V8_E4_P3 }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F8V8_E4_P0 }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; f8v8hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F8V8_E4_P1 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; f8v8hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F8V8_E4_P2 }
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 0 ; f8v8hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F8V8_E4_P3 }
    { ld2xst64pace $a0:3, $a0:1, $m10:11+=, $m6, 0 ; f8v8hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F8V8_E4_P0 }
2:
    // The last partial, then the last four quads of A, then the results that are still on their way.
    { ld2xst64pace $a4:7, $a4:5, $m10:11+=, $m6, 4 ; f8v8hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F8V8_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a4:5, $a2:3, TAMP_F8V8_E4_P2 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a0:1, $a0:1, $a6:7, TAMP_F8V8_E4_P3 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a4:5, $azeros, TAMP_F8V8_E4_P0 }
    { ldst64pace $a4:5, $a4:5, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a0:1, $a0:1, $azeros, TAMP_F8V8_E4_P1 }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; f8v8hihov4amp $a4:5, $a4:5, $azeros, TAMP_F8V8_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a0:1, $a0:1, $azeros, TAMP_F8V8_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P0 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a0:1, $azeros, $azeros, TAMP_F8V8_E4_P1 }
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a4:5, $azeros, $azeros, TAMP_F8V8_E4_P2 }
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; f8v8hihov4amp $a0:1, $azeros, $azeros, TAMP_F8V8_E4_P3 }
    { st64pace $a0:1, $m10:11+=, $m6, 2           ; setzi $a7, 8 }
    exitz   $mzero
    .align 8

    .section .rodata.gemm_f143_init_int_k160_c128_r122_plan, "a"
    .align 4
.Lplan_r122: // start, count, jump, stride
    .long 0, 18, 3232, 964530
    .long 672, 18, 3232, 964530
    .long 1344, 17, 3264, 968630
    .long 1984, 17, 3264, 968630
    .long 2624, 17, 3264, 968630
    .long 3264, 17, 3264, 968630
#endif // __IPU__

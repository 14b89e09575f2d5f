

// SPDX-License-Identifier: 0BSD
// layout_transpose_b16_96x96_separate_acc.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"transpose","bits":16,"rows":96,"columns":96,"placement":"separate","method":"accumulator"}}
// ipukern-lint: strict
//
// 96 rows of 96 elements of 16 bits, 96 apart, to columns 96 apart.
// Method accumulator: what f16v4istacc and f16v4stacc do is derived from published kernels, not documented.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc
    .section .text.__runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc, "ax"
    .globl __runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc
    .type __runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc, . - __runCodelet_ipukern__layout_transpose_b16_96x96_separate_acc

DEF_STACK_USAGE 0 .text.layout_transpose_b16_96x96_separate_acc_workers
    .section .text.layout_transpose_b16_96x96_separate_acc_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { setzi $m6, 24600                        ; fnop }
    { or    $m6, $m6, 999292928               ; fnop }
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 36                      ; fnop }
    { setzi $m1, .Lblocks                     ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
    { ld32  $m3, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m11, $mvertex_base, $mzero, 1   ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
.Lblocks_piece:
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m3                    ; fnop }
    { add   $m4, $m4, $m11                   ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 24        ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, 24        ; fnop }
    { ld64step $a4:5, $mzero, $m2+=, 24        ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 24        ; f16v4istacc $azeros, $a0:1, $a2:3, TISTACC_P0 }
    { ld64step $a0:1, $mzero, $m2+=, 24        ; f16v4istacc $azeros, $a4:5, $a0:1, TISTACC_P1 }
    { ld64step $a2:3, $mzero, $m2+=, 24        ; f16v4stacc $a6:7, TSTACC_P0 }
    { tapack $m8:9, $m2, $mzero, $m4         ; fnop }
    { ldst64pace $a4:5, $a6:7, $m8:9+=, $m6, 9   ; f16v4stacc $a6:7, TSTACC_P1 }
    { rpt   22, (2f - 1f) / 8 - 1          ; fnop }
1:
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a0:1, $a2:3, TISTACC_P0 }
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a4:5, $a0:1, TISTACC_P1 }
    { ldst64pace $a2:3, $a6:7, $m8:9+=, $m6, 13  ; f16v4stacc $a6:7, TSTACC_P0 }
    { ldst64pace $a4:5, $a6:7, $m8:9+=, $m6, 9   ; f16v4stacc $a6:7, TSTACC_P1 }
2:
    { ldst64pace $a0:1, $a6:7, $m8:9+=, $m6, 9   ; f16v4istacc $a6:7, $a0:1, $a2:3, TISTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $a4:5, $a0:1, TISTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 3        ; f16v4stacc $a6:7, TSTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4stacc $a6:7, TSTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P0 }
    { st64pace $a6:7, $m8:9+=, $m6, 2        ; f16v4istacc $a6:7, $azeros, $azeros, TISTACC_P1 }
    { st64pace $a6:7, $m8:9+=, $m6, 0        ; fnop }
    { brnzdec $m1, .Lblocks_piece             ; fnop }
.Lblocks_end:
    exitz   $mzero

    .section .rodata.layout_transpose_b16_96x96_separate_acc_blocks, "a"
    .align 4
.Lblocks: // strips - 1, then source and target of each
    .long 3
    .long 0, 0
    .long 8, 768
    .long 16, 1536
    .long 24, 2304
    .long 3
    .long 32, 3072
    .long 40, 3840
    .long 48, 4608
    .long 56, 5376
    .long 3
    .long 64, 6144
    .long 72, 6912
    .long 80, 7680
    .long 88, 8448
    .long 3
    .long 96, 9216
    .long 104, 9984
    .long 112, 10752
    .long 120, 11520
    .long 3
    .long 128, 12288
    .long 136, 13056
    .long 144, 13824
    .long 152, 14592
    .long 3
    .long 160, 15360
    .long 168, 16128
    .long 176, 16896
    .long 184, 17664
#endif // __IPU__


// SPDX-License-Identifier: 0BSD
// layout_coefficients_from_rows_b16_80x16_separate.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"coefficients-from-rows","bits":16,"rows":80,"columns":16,"placement":"separate"}}
// ipukern-lint: strict
//
// K x C, 80 rows of 16 elements of 16 bits, 16 apart, to 1 x 5 blocks of 16 x 16.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate
    .section .text.__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate, "ax"
    .globl __runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate
    .type __runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate, . - __runCodelet_ipukern__layout_coefficients_from_rows_b16_80x16_separate

DEF_STACK_USAGE 0 .text.layout_coefficients_from_rows_b16_80x16_separate_workers
    .section .text.layout_coefficients_from_rows_b16_80x16_separate_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 60                      ; fnop }
    { setzi $m1, .Lblocks                     ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
    { ld32  $m3, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m11, $mvertex_base, $mzero, 1   ; fnop }
.Lblocks_piece:
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { brneg $m1, .Lblocks_end                 ; fnop }
    { add   $m2, $m2, $m3                    ; fnop }
    { add   $m4, $m4, $m11                   ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 4         ; fnop }
    { rpt   $m1, (2f - 1f) / 8 - 1         ; fnop }
1:
    { ld64step $a2:3, $mzero, $m2+=, 4         ; fnop }                      // b
    { ld32step $a5, $mzero, $m2+=, 8           ; sort4x16lo $a4, $a0, $a2 }  // c word 0
    { ld32step $a0, $mzero, $m2+=, -7          ; sort4x16hi $a6, $a0, $a2 }  // d word 0
    { ld32step $a2, $mzero, $m2+=, 8           ; sort4x16hi $a7, $a5, $a0 }  // c word 1
    { ld32step $a0, $mzero, $m2+=, 7           ; sort4x16lo $a5, $a5, $a0 }  // d word 1
    { st64step $a4:5, $mzero, $m4+=, 4         ; sort4x16lo $a4, $a1, $a3 }  // column 0
    { st64step $a6:7, $mzero, $m4+=, 4         ; sort4x16lo $a5, $a2, $a0 }  // column 1
    { st64step $a4:5, $mzero, $m4+=, 4         ; sort4x16hi $a4, $a1, $a3 }  // column 2
    { ld64step $a0:1, $mzero, $m2+=, 4         ; sort4x16hi $a5, $a2, $a0 }  // next a
    { st64step $a4:5, $mzero, $m4+=, -11       ; fnop }                      // column 3
2:
    { ld64step $a2:3, $mzero, $m2+=, 4         ; fnop }                      // b
    { ld32step $a5, $mzero, $m2+=, 8           ; sort4x16lo $a4, $a0, $a2 }  // c word 0
    { ld32step $a0, $mzero, $m2+=, -7          ; sort4x16hi $a6, $a0, $a2 }  // d word 0
    { ld32step $a2, $mzero, $m2+=, 8           ; sort4x16hi $a7, $a5, $a0 }  // c word 1
    { ld32step $a0, $mzero, $m2+=, 7           ; sort4x16lo $a5, $a5, $a0 }  // d word 1
    { st64step $a4:5, $mzero, $m4+=, 4         ; sort4x16lo $a4, $a1, $a3 }  // column 0
    { st64step $a6:7, $mzero, $m4+=, 4         ; sort4x16lo $a5, $a2, $a0 }  // column 1
    { st64step $a4:5, $mzero, $m4+=, 4         ; sort4x16hi $a4, $a1, $a3 }  // column 2
    { nop                                    ; sort4x16hi $a5, $a2, $a0 }
    { st64step $a4:5, $mzero, $m4+=, -11       ; fnop }                      // column 3
    { bri   .Lblocks_piece                   ; fnop }
.Lblocks_end:
    exitz   $mzero

    .section .rodata.layout_coefficients_from_rows_b16_80x16_separate_blocks, "a"
    .align 4
.Lblocks: // blocks - 1, source, target
    .long 3, 0, 0
    .long 3, 8, 128
    .long 3, 16, 256
    .long 1, 24, 384
    .long -1, 0, 0
    .long 1, 280, 400
    .long 3, 512, 512
    .long 3, 520, 640
    .long 3, 528, 768
    .long -1, 0, 0
    .long 3, 536, 896
    .long 3, 1024, 1024
    .long 3, 1032, 1152
    .long 0, 1040, 1280
    .long -1, 0, 0
    .long 2, 1168, 1288
    .long 3, 1048, 1408
    .long 3, 1536, 1536
    .long 1, 1544, 1664
    .long -1, 0, 0
    .long 1, 1800, 1680
    .long 3, 1552, 1792
    .long 3, 1560, 1920
    .long 2, 2048, 2048
    .long -1, 0, 0
    .long 0, 2432, 2072
    .long 3, 2056, 2176
    .long 3, 2064, 2304
    .long 3, 2072, 2432
    .long -1, 0, 0
#endif // __IPU__


// SPDX-License-Identifier: 0BSD
// layout_coefficients_from_rows_b16_16x80_separate_cxk.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"coefficients-from-rows","bits":16,"rows":16,"columns":80,"placement":"separate","order":"cxk"}}
// ipukern-lint: strict
//
// C x K, 16 rows of 80 elements of 16 bits, 80 apart, to 1 x 5 blocks of 16 x 16.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk
    .section .text.__runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk, "ax"
    .globl __runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk
    .type __runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk, . - __runCodelet_ipukern__layout_coefficients_from_rows_b16_16x80_separate_cxk

DEF_STACK_USAGE 0 .text.layout_coefficients_from_rows_b16_16x80_separate_cxk_workers
    .section .text.layout_coefficients_from_rows_b16_16x80_separate_cxk_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 32                      ; fnop }
    { setzi $m1, .Lwhole0                     ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { setzi $m6, 17                           ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { add   $m2, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $mzero, $m4       ; fnop }
    { bri   .Lwhole0_unit                    ; fnop }
.Lwhole0_piece:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
.Lwhole0_unit:
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 1  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
2:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 1  ; fnop }
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lwhole0_piece             ; fnop }
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
.Lwhole0_end:
    exitz   $mzero

    .section .rodata.layout_coefficients_from_rows_b16_16x80_separate_cxk_whole0, "a"
    .align 4
.Lwhole0: // source, target, pieces, then units - 1 and bytes to the next piece
    .long 0, 0, 0
    .long 13, 0
    .long 0, 0
    .long 0
    .long 2240, 448, 1
    .long 1, -2528
    .long 11, 0
    .long 0
    .long 1952, 896, 1
    .long 3, -2528
    .long 8, 0
    .long 0
    .long 1504, 1312, 1
    .long 6, -2528
    .long 5, 0
    .long 0
    .long 1056, 1728, 1
    .long 9, -2528
    .long 2, 0
    .long 0
    .long 608, 2144, 0
    .long 12, 0
    .long 0, 0
    .long 0
#endif // __IPU__

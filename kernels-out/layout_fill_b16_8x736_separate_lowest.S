
// SPDX-License-Identifier: 0BSD
// layout_fill_b16_8x736_separate_lowest.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"fill","bits":16,"rows":8,"columns":736,"placement":"separate","fill":"lowest"}}
// ipukern-lint: strict
//
// 8 rows of 736 elements of 16 bits, 736 apart, filled with lowest.
// State: word 0 target. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest
    .section .text.__runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest, "ax"
    .globl __runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest
    .type __runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest, . - __runCodelet_ipukern__layout_fill_b16_8x736_separate_lowest

DEF_STACK_USAGE 0 .text.layout_fill_b16_8x736_separate_lowest_workers
    .section .text.layout_fill_b16_8x736_separate_lowest_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { nop                                    ; setzi $a0, 1047551 }
    { nop                                    ; or $a0, $a0, 4226809856 }
    { nop                                    ; mov $a1, $a0 }
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 24                      ; fnop }
    { setzi $m1, .Lquads                      ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
.Lquads_piece:
    { ld32  $m4, $m0, $mzero, 1              ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, 0    ; fnop }
    { add   $m4, $m4, $m1                    ; fnop }
    { ld32  $m1, $m0, $mzero, 2              ; fnop }
    { brz   $m1, .Lquads_end                  ; fnop }
    { add   $m0, $m0, 12                     ; fnop }
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
    { st64step $a0:1, $mzero, $m4+=, 1       ; fnop }
2:
    { bri   .Lquads_piece                    ; fnop }
.Lquads_end:
    exitz   $mzero

    .section .rodata.layout_fill_b16_8x736_separate_lowest_quads, "a"
    .align 4
.Lquads: // source, target, units
    .long 0, 0, 246
    .long 0, 0, 0
    .long 0, 1968, 246
    .long 0, 0, 0
    .long 0, 3936, 245
    .long 0, 0, 0
    .long 0, 5896, 245
    .long 0, 0, 0
    .long 0, 7856, 245
    .long 0, 0, 0
    .long 0, 9816, 245
    .long 0, 0, 0
#endif // __IPU__

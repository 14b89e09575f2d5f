
// SPDX-License-Identifier: 0BSD
// layout_copy_b16_8x736_separate_ts768.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"copy","bits":16,"rows":8,"columns":736,"placement":"separate","target-stride":768}}
// ipukern-lint: strict
//
// 8 rows of 736 elements of 16 bits, 736 apart, to rows 768 apart.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768
    .section .text.__runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768, "ax"
    .globl __runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768
    .type __runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768, . - __runCodelet_ipukern__layout_copy_b16_8x736_separate_ts768

DEF_STACK_USAGE 0 .text.layout_copy_b16_8x736_separate_ts768_workers
    .section .text.layout_copy_b16_8x736_separate_ts768_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 40                      ; fnop }
    { setzi $m1, .Lquads                      ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { setzi $m6, 9216                         ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { add   $m2, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $mzero, $m4       ; fnop }
    { bri   .Lquads_unit                     ; fnop }
.Lquads_piece:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 8  ; fnop }
.Lquads_unit:
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
2:
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lquads_piece              ; fnop }
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
.Lquads_end:
    exitz   $mzero

    .section .rodata.layout_copy_b16_8x736_separate_ts768_quads, "a"
    .align 4
.Lquads: // source, target, pieces, then units - 1 and bytes to the next piece
    .long 0, 0, 1
    .long 183, 0
    .long 61, 0
    .long 0, 0
    .long 0
    .long 1968, 2032, 1
    .long 121, 0
    .long 123, 0
    .long 0, 0
    .long 0
    .long 3936, 4064, 2
    .long 59, 0
    .long 183, 0
    .long 0, 0
    .long 0
    .long 5896, 6152, 1
    .long 182, 0
    .long 61, 0
    .long 0, 0
    .long 0
    .long 7856, 8176, 1
    .long 121, 0
    .long 122, 0
    .long 0, 0
    .long 0
    .long 9816, 10200, 1
    .long 60, 0
    .long 183, 0
    .long 0, 0
    .long 0
#endif // __IPU__

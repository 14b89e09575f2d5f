
// SPDX-License-Identifier: 0BSD
// layout_rows_from_panels_b16_8x736_separate.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"rows-from-panels","bits":16,"rows":8,"columns":736,"placement":"separate"}}
// ipukern-lint: strict
//
// 46 fragments of 8 rows x 16 elements of 16 bits, 128 apart, to 8 rows of 736, 736 apart.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate
    .section .text.__runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate, "ax"
    .globl __runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate
    .type __runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate, . - __runCodelet_ipukern__layout_rows_from_panels_b16_8x736_separate

DEF_STACK_USAGE 0 .text.layout_rows_from_panels_b16_8x736_separate_workers
    .section .text.layout_rows_from_panels_b16_8x736_separate_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 44                      ; fnop }
    { setzi $m1, .Lquads                      ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
    { setzi $m6, 1041589                      ; fnop }
    { or    $m6, $m6, 877658112               ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { add   $m2, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $mzero, $m4       ; fnop }
    { bri   .Lquads_down                     ; fnop }
.Lquads_next: // the last store of the way up, the first load of the way down
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
.Lquads_down:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 4  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lquads_up                ; fnop }
.Lquads_last:
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
    { bri   .Lquads_end                      ; fnop }
.Lquads_up:
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 2  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 12 ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ldst64pace $a0:1, $a0:1, $m10:11+=, $m6, 0  ; fnop }
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, .Lquads_next              ; fnop }
    { bri   .Lquads_last                     ; fnop }
.Lquads_end:
    exitz   $mzero

    .section .rodata.layout_rows_from_panels_b16_8x736_separate_quads, "a"
    .align 4
.Lquads: // source, target, fragments, then bytes to the next fragment
    .long 0, 0, 7
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 2048, 256, 7
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 4096, 512, 7
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 6144, 768, 7
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 8192, 1024, 6
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 0
    .long 9984, 1248, 6
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 0
#endif // __IPU__

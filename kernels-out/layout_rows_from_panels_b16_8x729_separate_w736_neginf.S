
// SPDX-License-Identifier: 0BSD
// layout_rows_from_panels_b16_8x729_separate_w736_neginf.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"rows-from-panels","bits":16,"rows":8,"columns":729,"placement":"separate","width":736,"fill":"-inf"}}
// ipukern-lint: strict
//
// 46 fragments of 8 rows x 16 elements of 16 bits, 128 apart, to 8 rows of 736, 736 apart.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf
    .section .text.__runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf, "ax"
    .globl __runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf
    .type __runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf, . - __runCodelet_ipukern__layout_rows_from_panels_b16_8x729_separate_w736_neginf

DEF_STACK_USAGE 0 .text.layout_rows_from_panels_b16_8x729_separate_w736_neginf_workers
    .section .text.layout_rows_from_panels_b16_8x729_separate_w736_neginf_workers, FUNCTION_IS_WORKER
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
    { setzi $m3, 64512                        ; fnop }
    { or    $m3, $m3, 4227858432              ; fnop }
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 24                      ; fnop }
    { setzi $m1, .Lwords                      ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
.Lwords_piece:
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, 0    ; fnop }
    { add   $m2, $m2, $m1                    ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m1                    ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { brz   $m1, .Lwords_end                  ; fnop }
    { add   $m1, $m1, -1                     ; fnop }
.Lwords_group:
    { add   $m5, $m2, 11520                   ; fnop }
    { rpt   4, (2f - 1f) / 8 - 1 ; fnop }
1:
    { ld32step $m6, $mzero, $m5+=, 1         ; fnop }
    { st32step $m6, $mzero, $m4+=, 1         ; fnop }
2:
    { ldz16step $m6, $mzero, $m5+=, 1 ; fnop }
    { mov   $m7, $m3                          ; fnop }
    { sort4x16lo $m6, $m6, $m7               ; fnop }
    { st32step $m6, $mzero, $m4+=, 1         ; fnop }
    { rpt   3, (2f - 1f) / 8 - 1 ; fnop }
1:
    { st32step $m3, $mzero, $m4+=, 1 ; fnop }
2:
    { add   $m4, $m4, 1440                  ; fnop }
    { add   $m2, $m2, 32                    ; fnop }
    { brnzdec $m1, .Lwords_group ; fnop }
    { bri   .Lwords_piece                    ; fnop }
.Lwords_end:
    exitz   $mzero

    .section .rodata.layout_rows_from_panels_b16_8x729_separate_w736_neginf_words, "a"
    .align 4
.Lwords: // source, target, units
    .long 224, 11744, 1
    .long 0, 0, 0
    .long 192, 10272, 1
    .long 0, 0, 0
    .long 160, 8800, 1
    .long 0, 0, 0
    .long 128, 7328, 1
    .long 0, 0, 0
    .long 64, 4384, 2
    .long 0, 0, 0
    .long 0, 1440, 2
    .long 0, 0, 0
    .section .rodata.layout_rows_from_panels_b16_8x729_separate_w736_neginf_quads, "a"
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
    .long 6144, 768, 6
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 0
    .long 7936, 992, 6
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 0
    .long 9728, 1216, 6
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 224
    .long 0
    .long 0
#endif // __IPU__


// SPDX-License-Identifier: 0BSD
// layout_pad_b16_8x729_separate_w736_neginf_ss736.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"pad","bits":16,"rows":8,"columns":729,"placement":"separate","width":736,"fill":"-inf","source-stride":736}}
// ipukern-lint: strict
//
// 8 rows of 729 elements of 16 bits, 736 apart, to rows of 736, 736 apart,
// the rest -inf.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736
    .section .text.__runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736, "ax"
    .globl __runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736
    .type __runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736, . - __runCodelet_ipukern__layout_pad_b16_8x729_separate_w736_neginf_ss736

DEF_STACK_USAGE 0 .text.layout_pad_b16_8x729_separate_w736_neginf_ss736_workers
    .section .text.layout_pad_b16_8x729_separate_w736_neginf_ss736_workers, FUNCTION_IS_WORKER
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
    { setzi $m6, 3072                         ; fnop }
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
    { add   $m5, $m2, 1456                    ; fnop }
    { ldz16step $m6, $mzero, $m5+=, 1 ; fnop }
    { mov   $m7, $m3                          ; fnop }
    { sort4x16lo $m6, $m6, $m7               ; fnop }
    { st32step $m6, $mzero, $m4+=, 1         ; fnop }
    { rpt   3, (2f - 1f) / 8 - 1 ; fnop }
1:
    { st32step $m3, $mzero, $m4+=, 1 ; fnop }
2:
    { add   $m4, $m4, 1456                  ; fnop }
    { add   $m2, $m2, 1472                  ; fnop }
    { brnzdec $m1, .Lwords_group ; fnop }
    { bri   .Lwords_piece                    ; fnop }
.Lwords_end:
    exitz   $mzero

    .section .rodata.layout_pad_b16_8x729_separate_w736_neginf_ss736_quads, "a"
    .align 4
.Lquads: // source, target, pieces, then units - 1 and bytes to the next piece
    .long 0, 0, 1
    .long 181, 16
    .long 60, 0
    .long 0, 0
    .long 0
    .long 1960, 1960, 1
    .long 120, 16
    .long 121, 0
    .long 0, 0
    .long 0
    .long 3920, 3920, 2
    .long 59, 16
    .long 181, 16
    .long 0, 0
    .long 0
    .long 5896, 5896, 1
    .long 180, 16
    .long 61, 0
    .long 0, 0
    .long 0
    .long 7856, 7856, 1
    .long 119, 16
    .long 121, 0
    .long 0, 0
    .long 0
    .long 9808, 9808, 1
    .long 59, 16
    .long 181, 0
    .long 0, 0
    .long 0
    .section .rodata.layout_pad_b16_8x729_separate_w736_neginf_ss736_words, "a"
    .align 4
.Lwords: // source, target, units
    .long 10304, 11760, 1
    .long 0, 0, 0
    .long 8832, 10288, 1
    .long 0, 0, 0
    .long 7360, 8816, 1
    .long 0, 0, 0
    .long 5888, 7344, 1
    .long 0, 0, 0
    .long 2944, 4400, 2
    .long 0, 0, 0
    .long 0, 1456, 2
    .long 0, 0, 0
#endif // __IPU__

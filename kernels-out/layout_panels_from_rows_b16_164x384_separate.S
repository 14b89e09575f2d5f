
// SPDX-License-Identifier: 0BSD
// layout_panels_from_rows_b16_164x384_separate.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"layout":{"kernel":"panels-from-rows","bits":16,"rows":164,"columns":384,"placement":"separate"}}
// ipukern-lint: strict
//
// 164 rows of 384 elements of 16 bits, 384 apart, to 24 panels of 164 rows x 16.
// State: word 0 source, word 1 target.
// Placement: source and target in different elements. Layouts: docs/kernels/layout.md.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate
    .section .text.__runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate, "ax"
    .globl __runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate
    .type __runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate, @function
    .align 8
    .supervisor
__runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate, . - __runCodelet_ipukern__layout_panels_from_rows_b16_164x384_separate

DEF_STACK_USAGE 0 .text.layout_panels_from_rows_b16_164x384_separate_workers
    .section .text.layout_panels_from_rows_b16_164x384_separate_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { mul   $m0, $m0, 48                      ; fnop }
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
    { setzi $m6, 93                           ; fnop }
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

    .section .rodata.layout_panels_from_rows_b16_164x384_separate_whole0, "a"
    .align 4
.Lwhole0: // source, target, pieces, then units - 1 and bytes to the next piece
    .long 0, 0, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
    .long 128, 20992, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
    .long 256, 41984, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
    .long 384, 62976, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
    .long 512, 83968, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
    .long 640, 104960, 3
    .long 163, -125920
    .long 163, -125920
    .long 163, -125920
    .long 163, 0
    .long 0
#endif // __IPU__

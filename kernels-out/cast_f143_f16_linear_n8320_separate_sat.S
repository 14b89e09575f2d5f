// SPDX-License-Identifier: 0BSD
// cast_f143_f16_linear_n8320_separate_sat.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f143","to":"f16","elements":8320,"placement":"separate"}}
// ipukern-lint: strict
//
// 8320 values, F143 to f16; overflow: saturates; rounding: nearest.
// Scale: from the source's metadata.
// State: source, address of its metadata byte, target; a word each.
// Placement: source and target in different elements.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat
    .section .text.__runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat, "ax"
    .globl __runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat
    .type __runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat, @function
    .align 8
    .supervisor
__runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat, . - __runCodelet_ipukern__cast_f143_f16_linear_n8320_separate_sat

DEF_STACK_USAGE 8 .text.cast_f143_f16_linear_n8320_separate_sat_workers
    .section .text.cast_f143_f16_linear_n8320_separate_sat_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; uput $FP_CTL, $azero }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK; setzi $a6, 2 }
    { shl   $m0, $m0, 4                      ; uput $FP_NFMT, $a6 }
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 2    ; fnop }
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    // The byte is multiplied by 2^scale: $FP_SCL = scale; the bits above it do not matter.
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { st32  $m5, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a6, $mworker_base, $mzero, 0    ; fnop }
    { nop                                    ; uput $FP_SCL, $a6 }
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m5, $m5, $m4          ; fnop }
    { add   $m5, $m3, -1                     ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
    { nop                                    ; f8v4tof16 $a2:3, $a0 }
    { rpt   $m5, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ldst64pace $a0:1, $a2:3, $m10:11+=, $mzero, 0 ; f8v4tof16 $a4:5, $a1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0   ; f8v4tof16 $a2:3, $a0 }
2:
    { st64pace $a2:3, $m10:11+=, $mzero, 0   ; f8v4tof16 $a4:5, $a1 }
    { st64pace $a4:5, $m10:11+=, $mzero, 0   ; fnop }
.Ldone:
    exitz   $mzero
    .align 8

    .section .rodata.cast_f143_f16_linear_n8320_separate_sat_plan, "a"
    .align 4
.Lplan: // source, target, vectors
    .long 0, 0, 174, 0
    .long 1392, 2784, 174, 0
    .long 2784, 5568, 173, 0
    .long 4168, 8336, 173, 0
    .long 5552, 11104, 173, 0
    .long 6936, 13872, 173, 0
#endif // __IPU__

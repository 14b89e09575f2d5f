// SPDX-License-Identifier: 0BSD
// cast_f32_f16_linear_n2144_interleaved_sat.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f32","to":"f16","elements":2144}}
// ipukern-lint: strict
//
// 2144 values, f32 to f16; overflow: saturates; rounding: nearest.
// State: source, target; a word each.
// Placement: source in interleaved memory, target in another element.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat
    .section .text.__runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat, "ax"
    .globl __runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat
    .type __runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat, @function
    .align 8
    .supervisor
__runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat, . - __runCodelet_ipukern__cast_f32_f16_linear_n2144_interleaved_sat

DEF_STACK_USAGE 0 .text.cast_f32_f16_linear_n2144_interleaved_sat_workers
    .section .text.cast_f32_f16_linear_n2144_interleaved_sat_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; uput $FP_CTL, $azero }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK; fnop }
    { shl   $m0, $m0, 4                      ; fnop }
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    { setzi $m6, 2                           ; fnop }
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $m5, $m4          ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; f32v4tof16 $a4:5, $a0:3 }
    { add   $m3, $m3, -2                     ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f32v4tof16 $a4:5, $a0:3 }
2:
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; f32v4tof16 $a4:5, $a0:3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
.Ldone:
    exitz   $mzero
    .align 8

    .section .rodata.cast_f32_f16_linear_n2144_interleaved_sat_plan, "a"
    .align 4
.Lplan: // source, target, vectors
    .long 0, 0, 90, 0
    .long 1440, 720, 90, 0
    .long 2880, 1440, 89, 0
    .long 4304, 2152, 89, 0
    .long 5728, 2864, 89, 0
    .long 7152, 3576, 89, 0
#endif // __IPU__

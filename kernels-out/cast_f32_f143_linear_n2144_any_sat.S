
// SPDX-License-Identifier: 0BSD
// cast_f32_f143_linear_n2144_any_sat.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f32","to":"f143","elements":2144,"placement":"any"}}
// ipukern-lint: strict
//
// 2144 values, f32 to F143; overflow: saturates; rounding: nearest.
// Scale: from the target's metadata.
// State: source, target, address of its metadata byte; a word each.
// Placement: any; the addresses choose the schedule where that pays.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat
    .section .text.__runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat, "ax"
    .globl __runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat
    .type __runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat, @function
    .align 8
    .supervisor
__runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat, . - __runCodelet_ipukern__cast_f32_f143_linear_n2144_any_sat

DEF_STACK_USAGE 8 .text.cast_f32_f143_linear_n2144_any_sat_workers
    .section .text.cast_f32_f143_linear_n2144_any_sat_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; uput $FP_CTL, $azero }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK; setzi $a6, 2 }
    { shl   $m0, $m0, 4                      ; uput $FP_NFMT, $a6 }
    { setzi $m1, .Lplan                      ; uput $FP_SCL, $azero }
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    // 2^-scale as a float: its exponent field is 127 - scale.
    { ld32  $m5, $mvertex_base, $mzero, 2    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { shl   $m5, $m5, 26                     ; fnop }
    { shrs  $m5, $m5, 26                     ; fnop }
    { setzi $m6, 127                         ; fnop }
    { sub   $m5, $m6, $m5                    ; fnop }
    { shl   $m5, $m5, 23                     ; fnop }
    { st32  $m5, $mworker_base, $mzero, 0    ; fnop }
    { setzi $m1, .Lconstants                 ; fnop }
    { ld64  $a6:7, $m1, $mzero, 0            ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld64step $a4:5, $mzero, $m2+=, 1       ; fnop }
    { ld64  $a2:3, $m1, $mzero, 1            ; and64 $a6:7, $a4:5, $a6:7 }
    { nop                                    ; f32v2sub $a4:5, $a4:5, $a6:7 }
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $azeros }
    { nop                                    ; and64 $a4:5, $a4:5, $a2:3 }
    { ld32  $a4, $mworker_base, $mzero, 0    ; or64 $a6:7, $a6:7, $a4:5 }
    { ld64step $a4:5, $mzero, $m2+=, 1       ; f32v2mul $a6:7, $a4:B, $a6:7 }
    { ld64  $a6:7, $m1, $mzero, 0            ; f32v2tof16 $a0, $a6:7 }
    { nop                                    ; and64 $a6:7, $a4:5, $a6:7 }
    { nop                                    ; f32v2sub $a4:5, $a4:5, $a6:7 }
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $azeros }
    { nop                                    ; and64 $a4:5, $a4:5, $a2:3 }
    { ld32  $a4, $mworker_base, $mzero, 0    ; or64 $a6:7, $a6:7, $a4:5 }
    { ld64step $a4:5, $mzero, $m2+=, 1       ; f32v2mul $a6:7, $a4:B, $a6:7 }
    { ld64  $a6:7, $m1, $mzero, 0            ; f32v2tof16 $a1, $a6:7 }
    { nop                                    ; and64 $a6:7, $a4:5, $a6:7 }
    { nop                                    ; f32v2sub $a4:5, $a4:5, $a6:7 }
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $azeros }
    { nop                                    ; and64 $a4:5, $a4:5, $a2:3 }
    { ld32  $a4, $mworker_base, $mzero, 0    ; or64 $a6:7, $a6:7, $a4:5 }
    { ld64step $a4:5, $mzero, $m2+=, 1       ; f32v2mul $a6:7, $a4:B, $a6:7 }
    { ld64  $a6:7, $m1, $mzero, 0            ; f32v2tof16 $a2, $a6:7 }
    { nop                                    ; and64 $a6:7, $a4:5, $a6:7 }
    { nop                                    ; f32v2sub $a4:5, $a4:5, $a6:7 }
    { nop                                    ; f32v2cmpne $a4:5, $a4:5, $azeros }
    { nop                                    ; and $a4, $a4, $a3 }
    { nop                                    ; and $a5, $a5, $a3 }
    { ld32  $a4, $mworker_base, $mzero, 0    ; or64 $a6:7, $a6:7, $a4:5 }
    { nop                                    ; f32v2mul $a6:7, $a4:B, $a6:7 }
    { ld64  $a6:7, $m1, $mzero, 0            ; f32v2tof16 $a3, $a6:7 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
2:
    exitz   $mzero
    .align 8

    .section .rodata.cast_f32_f143_linear_n2144_any_sat_plan, "a"
    .align 4
.Lplan: // source, target, vectors
    .long 0, 0, 45, 0
    .long 1440, 360, 45, 0
    .long 2880, 720, 45, 0
    .long 4320, 1080, 45, 0
    .long 5760, 1440, 44, 0
    .long 7168, 1792, 44, 0
    .align 8
.Lconstants:
    .long 0xfffe0000, 0xfffe0000, 0x20000, 0x20000
#endif // __IPU__

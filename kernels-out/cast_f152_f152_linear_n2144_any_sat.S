
// SPDX-License-Identifier: 0BSD
// cast_f152_f152_linear_n2144_any_sat.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f152","to":"f152","elements":2144,"placement":"any"}}
// ipukern-lint: strict
//
// 2144 values, F152 to F152; overflow: saturates; rounding: nearest.
// Scale: source from its metadata, target from its metadata.
// State: source, address of its metadata byte, target, address of its metadata byte; a word each.
// Placement: any; the addresses choose the schedule where that pays.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat
    .section .text.__runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat, "ax"
    .globl __runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat
    .type __runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat, @function
    .align 8
    .supervisor
__runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat, . - __runCodelet_ipukern__cast_f152_f152_linear_n2144_any_sat

DEF_STACK_USAGE 8 .text.cast_f152_f152_linear_n2144_any_sat_workers
    .section .text.cast_f152_f152_linear_n2144_any_sat_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; uput $FP_CTL, $azero }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK; setzi $a6, 0 }
    { shl   $m0, $m0, 4                      ; uput $FP_NFMT, $a6 }
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 2    ; fnop }
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { shl   $m5, $m5, 26                     ; fnop }
    { shrs  $m5, $m5, 26                     ; fnop }
    { ld32  $m6, $mvertex_base, $mzero, 3    ; fnop }
    { ldz8  $m6, $m6, $mzero, 0              ; fnop }
    { shl   $m6, $m6, 26                     ; fnop }
    { shrs  $m6, $m6, 26                     ; fnop }
    { sub   $m5, $m5, $m6                    ; fnop }
    { max   $m6, $m5, -32                    ; fnop }
    { min   $m6, $m6, 31                     ; fnop }
    { st32  $m6, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a3, $mworker_base, $mzero, 0    ; fnop }
    { sub   $m5, $m5, $m6                    ; fnop }
    { brnz  $m5, .Lslow                      ; fnop }
    { add   $m3, $m3, -1                     ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; uput $FP_SCL, $azero }
    { bri   .Lfast_first                     ; f8v4tof16 $a4:5, $a0 }
.Lfast_next:
    { ld64step $a0:1, $mzero, $m2+=, 1       ; uput $FP_SCL, $azero }
    { st64step $a4:5, $mzero, $m4+=, 1       ; f8v4tof16 $a4:5, $a0 }
.Lfast_first:
    { nop                                    ; f8v4tof16 $a6:7, $a1 }
    { nop                                    ; uput $FP_SCL, $a3 }
    { brnzdec $m3, .Lfast_next               ; f16v8tof8 $a4:5, $a4:7 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
.Ldone:
    exitz   $mzero
    .align 8
.Lslow:
    // What is left of the difference, at most two places, as a half.
    { max   $m5, $m5, -2                     ; fnop }
    { min   $m5, $m5, 2                      ; fnop }
    { add   $m5, $m5, 15                     ; fnop }
    { shl   $m5, $m5, 10                     ; fnop }
    { st32  $m5, $mworker_base, $mzero, 1    ; fnop }
    { add   $m3, $m3, -1                     ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; uput $FP_SCL, $azero }
    { bri   .Lslow_first                     ; f8v4tof16 $a4:5, $a0 }
.Lslow_next:
    { ld64step $a0:1, $mzero, $m2+=, 1       ; uput $FP_SCL, $azero }
    { st64step $a4:5, $mzero, $m4+=, 1       ; f8v4tof16 $a4:5, $a0 }
.Lslow_first:
    { nop                                    ; f8v4tof16 $a6:7, $a1 }
    { ld32  $a0, $mworker_base, $mzero, 1    ; uput $FP_SCL, $a3 }
    { nop                                    ; f16v4mul $a4:5, $a0:BL, $a4:5 }
    { nop                                    ; f16v4mul $a6:7, $a0:BL, $a6:7 }
    { brnzdec $m3, .Lslow_next               ; f16v8tof8 $a4:5, $a4:7 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
.Lslow_done:
    exitz   $mzero
    .align 8

    .section .rodata.cast_f152_f152_linear_n2144_any_sat_plan, "a"
    .align 4
.Lplan: // source, target, vectors
    .long 0, 0, 45, 0
    .long 360, 360, 45, 0
    .long 720, 720, 45, 0
    .long 1080, 1080, 45, 0
    .long 1440, 1440, 44, 0
    .long 1792, 1792, 44, 0
#endif // __IPU__

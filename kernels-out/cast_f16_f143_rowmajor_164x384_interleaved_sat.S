// SPDX-License-Identifier: 0BSD
// cast_f16_f143_rowmajor_164x384_interleaved_sat.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: {"cast":{"from":"f16","to":"f143","layout":"row-major","rows":164,"columns":384}}
// ipukern-lint: strict
//
// 164 rows x 384 columns, rows 384 values apart, to panels of 32; f16 to F143; overflow: saturates; rounding: nearest.
// Scale: from the target's metadata.
// State: source, target, address of its metadata byte; a word each.
// Placement: source in interleaved memory, target in another element.
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

DEF_STACK_USAGE 0 __runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat
    .section .text.__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat, "ax"
    .globl __runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat
    .type __runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat, @function
    .align 8
    .supervisor
__runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat:
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size __runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat, . - __runCodelet_ipukern__cast_f16_f143_rowmajor_164x384_interleaved_sat

DEF_STACK_USAGE 8 .text.cast_f16_f143_rowmajor_164x384_interleaved_sat_workers
    .section .text.cast_f16_f143_rowmajor_164x384_interleaved_sat_workers, FUNCTION_IS_WORKER
    .align 8
    .worker
.Lbegin:
    { get   $m0, $WSR                        ; uput $FP_CTL, $azero }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK; setzi $a6, 2 }
    { shl   $m0, $m0, 5                      ; uput $FP_NFMT, $a6 }
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { ld32  $m5, $m1, $m0, 0                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $m1, $m0, 1                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 2                 ; fnop }
    { ld32  $m9, $m1, $m0, 3                 ; fnop }
    { ld32  $m8, $m1, $m0, 4                 ; fnop }
    // The byte is multiplied by 2^scale, so the half is multiplied by 2^-scale: $FP_SCL = -scale.
    { ld32  $m5, $mvertex_base, $mzero, 2    ; fnop }
    { ldz8  $m5, $m5, $mzero, 0              ; fnop }
    { sub   $m6, $mzero, $m5                 ; fnop }
    { st32  $m6, $mworker_base, $mzero, 0    ; fnop }
    { ld32  $a6, $mworker_base, $mzero, 0    ; fnop }
    { and   $m5, $m5, 63                     ; uput $FP_SCL, $a6 }
    { cmpeq $m5, $m5, 32                     ; fnop }
    { brnz  $m5, .Lwidest                    ; fnop }
    { setzi $m6, 92162                       ; fnop }
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $m5, $m4          ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, 5     ; f16v8tof8 $a4:5, $a0:3 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f16v8tof8 $a4:5, $a0:3 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 10  ; f16v8tof8 $a4:5, $a0:3 }
    { add   $m3, $m3, -1                     ; fnop }
    { bri   .Lone_rows                       ; fnop }
.Lone_panel:
    { setzi $m5, 125888                      ; fnop }
    { sub   $m10, $m10, $m5                  ; fnop }
    { sub   $m11, $m11, $m5                  ; fnop }
    { setzi $m3, 164                         ; fnop }
    { movz  $m3, $m9, $m8                    ; fnop }
.Lone_rows:
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f16v8tof8 $a4:5, $a0:3 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f16v8tof8 $a4:5, $a0:3 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 5   ; f16v8tof8 $a4:5, $a0:3 }
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, 10  ; f16v8tof8 $a4:5, $a0:3 }
2:
    { brnzdec $m9, .Lone_panel               ; fnop }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; f16v8tof8 $a4:5, $a0:3 }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
.Ldone:
    exitz   $mzero
    .align 8
.Lwidest:
    { nop                                    ; setzi $a6, 31 }
    { nop                                    ; uput $FP_SCL, $a6 }
    { setzi $m6, 89                          ; fnop }
    { bri   .Lwidest_rows                    ; fnop }
.Lwidest_panel:
    { setzi $m5, 125888                      ; fnop }
    { sub   $m2, $m2, $m5                    ; fnop }
    { setzi $m3, 164                         ; fnop }
    { movz  $m3, $m9, $m8                    ; fnop }
.Lwidest_rows:
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, 1       ; f16v4sub $a4:5, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a4:5 }
    { nop                                    ; f16v4sub $a4:5, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a4:5 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, 1       ; f16v4sub $a4:5, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a4:5 }
    { nop                                    ; f16v4sub $a4:5, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a4:5 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, 1       ; f16v4sub $a4:5, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a4:5 }
    { nop                                    ; f16v4sub $a4:5, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a4:5 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
    { ld64step $a0:1, $mzero, $m2+=, 1       ; fnop }
    { ld64step $a2:3, $mzero, $m2+=, $m6     ; f16v4sub $a4:5, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a0:1 }
    { nop                                    ; f16v4add $a0:1, $a0:1, $a4:5 }
    { nop                                    ; f16v4sub $a4:5, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a2:3 }
    { nop                                    ; f16v4add $a2:3, $a2:3, $a4:5 }
    { nop                                    ; f16v8tof8 $a4:5, $a0:3 }
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
2:
    { brnzdec $m9, .Lwidest_panel            ; fnop }
    exitz   $mzero
    .align 8

    .section .rodata.cast_f16_f143_rowmajor_164x384_interleaved_sat_plan, "a"
    .align 4
.Lplan: // source, target, rows, further panels, rows of the last; then source, target, rows of the edge
    .long 0, 0, 164, 1, 164, 768, 62976, 0
    .long 128, 10496, 164, 1, 164, 22272, 63872, 0
    .long 256, 20992, 164, 1, 164, 43776, 64768, 0
    .long 384, 31488, 164, 1, 164, 64512, 65632, 0
    .long 512, 41984, 164, 1, 164, 85248, 66496, 0
    .long 640, 52480, 164, 1, 164, 105984, 67360, 0
#endif // __IPU__

/* Scales a vector of halves by two: one pair of loads and stores a bundle.
   Worker n takes every sixth group of four. */
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

#define ENTRY __runCodelet_demo__Scale___half
#define source m2
#define target m3
#define count m4
#define id m5

// Four halves go on by one worker's turn each.
.macro STEP load, store, value
  \load  $a\value, $mzero, $source+=, CTXT_WORKERS
.ifnc \store, none
  {
    \store $a2:3, $mzero, $target+=, CTXT_WORKERS
    f16v4add $a2:3, $a\value, $a\value
  }
.endif
.endm

DEF_STACK_USAGE 0 ENTRY
  .section .text.ENTRY, FUNCTION_IS_WORKER
  .globl ENTRY
  .type ENTRY, @function
  .align 8
  .worker
ENTRY:
  ld32 $source, $mvertex_base, 0
  ld32 $target, $mvertex_base, 1
  ld32 $count, $mvertex_base, 2
  get $id, $WSR
  and $id, $id, CSR_W_WSR__CTXTID_M1__MASK
  shl $id, $id, 3
  add $source, $source, $id ; add $target, $target, $id
  brz $count, .Ldone
  STEP ld64step none 0:1
  setzi $a7, 2.0h
.if (. - ENTRY) & 4
  rpt $count, (2f - 1f) / 8 - 1
.else
  { rpt $count, (2f - 1f) / 8 - 1
    fnop }
.endif
1:
  { ld64step $a0:1, $mzero, $source+=, CTXT_WORKERS
    f16v4mul $a2:3, $a7:BL, $a0:1 }
  { st64step $a2:3, $mzero, $target+=, CTXT_WORKERS ; fnop }
2:
.rept 2
  STEP ld64step st64step 4:5
.endr
.Ldone:
  exitz $mzero
  .size ENTRY, . - ENTRY

  .section .rodata.table, "a"
table: .half 1.0h, -0.5h
  .long table, .Ldone - ENTRY

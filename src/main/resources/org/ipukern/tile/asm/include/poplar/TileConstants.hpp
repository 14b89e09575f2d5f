// Stand-in of ipukern. The constants of the tile that are not control register numbers (TAMP_*,
// TEXCH_*, TMEM_*, CTXT_WORKERS and so on) are part of the instruction table; the section flags
// macro FUNCTION_IS_WORKER is known to the assembler.
#ifndef IPUKERN_TILE_CONSTANTS_HPP
#define IPUKERN_TILE_CONSTANTS_HPP

#include "arch/gc_tile_defines.h"

// All address bits; follows from TMEM_BYTE_MAX_ADDRESS_WIDTH, which is 21.
#define TMEM_FULL_ADDRESS_MASK 0x1fffff

#endif

// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/QuarterFloat.hpp>, for tests on a host without the SDK.
#ifndef IPUKERN_STANDIN_QUARTER_FLOAT_HPP
#define IPUKERN_STANDIN_QUARTER_FLOAT_HPP

// An FP8 number as its byte: what it stands for depends on the metadata of its operand.
struct quarter {
  unsigned char bits;
};

// Bit 7: 1 is F143, 0 is F152. Bits 5..0: the scale exponent, signed.
using MetadataType = unsigned char;

#endif

package org.ipukern.generator.published;

import java.util.Locale;

/** The kinds of poplibs' 1x1 convolution that are written in assembly. */
enum ConvolutionKind {
  HALF("f16", "half_half", "16_4", "half_float_8_and_half_half_h16", 2, 2, 16),
  HALF_TO_FLOAT("f16 to f32", "half_float", "8_4", "half_float_8_and_half_half_h16", 2, 4, 8),
  FLOAT_8("f32, 8 columns", "float_float", "8_2", "float_float", 4, 4, 8),
  FLOAT_16("f32, 16 columns", "float_float", "16_2", "float_float_16", 4, 4, 16);

  /** Bytes of one position's input channels in a group. */
  static final int ROW_BYTES = 32;

  private final String title;
  private final String types;
  private final String units;
  private final String file;
  private final int inBytes;
  private final int outBytes;
  private final int outChannels;

  ConvolutionKind(
      String title,
      String types,
      String units,
      String file,
      int inBytes,
      int outBytes,
      int outChannels) {
    this.title = title;
    this.types = types;
    this.units = units;
    this.file = file;
    this.inBytes = inBytes;
    this.outBytes = outBytes;
    this.outChannels = outChannels;
  }

  String title() {
    return title;
  }

  /** Path of the text below the libraries' folder. */
  String path() {
    return "poplin/codelets/asm/conv_partial_1x1_" + file + ".S";
  }

  /**
   * The supervisor entry.
   *
   * @param wide whether coefficients are loaded 16 bytes at a time
   */
  String symbol(boolean wide) {
    return String.format(
        Locale.ROOT,
        "__runCodelet_poplin__ConvPartial1x1Out___%s_true_%s_%s_false",
        types,
        wide,
        units);
  }

  /** Bytes of an input element and of a coefficient. */
  int inBytes() {
    return inBytes;
  }

  /** Bytes of a partial and of a result. */
  int outBytes() {
    return outBytes;
  }

  /** Input channels of a group. */
  int inChannels() {
    return ROW_BYTES / inBytes;
  }

  /** Output channels of a group, which are the units in use. */
  int outChannels() {
    return outChannels;
  }

  /** The state's output stride that stands for one: halves are counted by four, floats by two. */
  int unitStride() {
    return outBytes == 2 ? 4 : 2;
  }
}

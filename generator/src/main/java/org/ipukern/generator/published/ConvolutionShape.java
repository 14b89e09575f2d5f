package org.ipukern.generator.published;

/**
 * The shape of a 1x1 convolution with one convolution group.
 *
 * @param rows output positions
 * @param inGroups groups of input channels; with one, nothing is accumulated
 * @param outGroups groups of output channels
 * @param stride input positions from one output to the next
 * @param wide whether coefficients are loaded 16 bytes at a time
 */
record ConvolutionShape(int rows, int inGroups, int outGroups, int stride, boolean wide) {
  @Override
  public String toString() {
    return "rows "
        + rows
        + " in groups "
        + inGroups
        + " out groups "
        + outGroups
        + (stride == 1 ? "" : " stride " + stride)
        + (wide ? " 16-byte loads" : "");
  }
}

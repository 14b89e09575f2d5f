package org.ipukern.tile.cost;

/**
 * The shape of one cast call on one tile, sizes in elements and without padding.
 *
 * @param layout how source and destination are laid out
 * @param rows rows, 0..1048576; 1 for a linear cast
 * @param columns columns, 0..1048576; the number of elements for a linear cast
 * @param fromBits width of a source element: 8, 16 or 32
 * @param toBits width of a destination element: 8, 16 or 32
 * @param pairedLoads true if the source lies in interleaved memory, so that one bundle may load two
 *     8-byte words of it; in standard memory the second load would hit the same element
 * @param rowAlignment of a row-major source: what every row's address is a multiple of, 2, 4 or 8
 *     bytes; 8 for other layouts
 */
public record CastParameters(
    CastLayout layout,
    long rows,
    long columns,
    int fromBits,
    int toBits,
    boolean pairedLoads,
    int rowAlignment) {

  /** Columns of a destination panel, 32 bytes of FP8. */
  static final long PANEL = 32;

  /**
   * Checks the fields.
   *
   * @throws IllegalArgumentException naming the field that is out of range
   */
  public CastParameters {
    if (layout == null) {
      throw new IllegalArgumentException("layout is missing");
    }
    Arguments.extent("rows", rows);
    Arguments.extent("columns", columns);
    if (layout == CastLayout.LINEAR && rows != 1) {
      throw new IllegalArgumentException("rows " + rows + " of a linear cast; only 1 is allowed");
    }
    checkBits("fromBits", fromBits);
    checkBits("toBits", toBits);
    if (rowAlignment != 2 && rowAlignment != 4 && rowAlignment != 8) {
      throw new IllegalArgumentException("rowAlignment " + rowAlignment + " is not one of 2, 4, 8");
    }
  }

  /** A cast whose rows start at multiples of 8 bytes. */
  public CastParameters(
      CastLayout layout, long rows, long columns, int fromBits, int toBits, boolean pairedLoads) {
    this(layout, rows, columns, fromBits, toBits, pairedLoads, 8);
  }

  /** A linear cast. */
  public static CastParameters linear(
      long elements, int fromBits, int toBits, boolean pairedLoads) {
    Arguments.extent("elements", elements);
    return new CastParameters(CastLayout.LINEAR, 1, elements, fromBits, toBits, pairedLoads);
  }

  private static void checkBits(String field, int bits) {
    if (bits != 8 && bits != 16 && bits != 32) {
      throw new IllegalArgumentException(field + " " + bits + " is not one of 8, 16, 32");
    }
  }

  /** Destination panels; meaningless for a linear cast. */
  public long panels() {
    return Arguments.ceilDiv(columns, PANEL);
  }
}

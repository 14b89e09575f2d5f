package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.WholeRange;

/** Ranges of the manifest's numbers; the JSON Schema states the same ones. */
final class Limits {
  /** A row, column or element count: with more, not even single bytes fit on a tile. */
  static final WholeRange COUNT = new WholeRange(1, (int) TileMemory.BYTES);

  /** Elements of a linear cast; a cast of nothing is legal and writes nothing. */
  static final WholeRange ELEMENTS = new WholeRange(0, (int) TileMemory.BYTES);

  /** Slot numbers of fragments. */
  static final WholeRange SLOT = new WholeRange(0, (int) TileMemory.BYTES - 1);

  /** Products behind one call. */
  static final WholeRange BATCH = new WholeRange(1, 4_096);

  /** Power-of-two scale: six signed bits of the operand's metadata byte. */
  static final WholeRange SCALE = new WholeRange(-32, 31);

  /** Entry points of one kernel, slots of one layout. */
  static final int LIST = 4_096;

  /** Entries of one manifest. */
  static final int ENTRIES = 100_000;

  private Limits() {}
}

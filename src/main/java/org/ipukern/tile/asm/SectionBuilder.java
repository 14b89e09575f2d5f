package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;

/** A section while it grows. */
final class SectionBuilder {
  /** More than all of a tile's memory; keeps offsets small whatever the text asks for. */
  static final int LARGEST = 1 << 24;

  private final String name;
  private final boolean executable;
  private final boolean worker;
  private final SourcePosition position;
  private final List<PendingUnit> units = new ArrayList<>();
  private final List<PendingData> data = new ArrayList<>();
  private int alignment = 4;
  private int offset;
  private int address = -1;

  SectionBuilder(String name, boolean executable, boolean worker, SourcePosition position) {
    this.name = name;
    this.executable = executable;
    this.worker = worker;
    this.position = position;
  }

  String name() {
    return name;
  }

  boolean isExecutable() {
    return executable;
  }

  /** Bytes so far. */
  int offset() {
    return offset;
  }

  List<PendingUnit> units() {
    return units;
  }

  List<PendingData> data() {
    return data;
  }

  /** Asks for an alignment of the section itself. */
  void raiseAlignment(int bytes) {
    alignment = Math.max(alignment, bytes);
  }

  void add(PendingUnit unit) {
    units.add(unit);
    offset += unit.second() == null ? 4 : 8;
  }

  void add(PendingData item) {
    data.add(item);
    offset += item.width();
  }

  /** Leaves bytes free. */
  void skip(int bytes) {
    offset += bytes;
  }

  boolean isPlaced() {
    return address >= 0;
  }

  int address() {
    return address;
  }

  /**
   * Gives the section its address, the first legal one from there on. Bundles need 8 bytes, so no
   * section lies on less.
   */
  void place(int from) {
    int unit = Math.max(8, alignment);
    address = Math.floorDiv(from + unit - 1, unit) * unit;
  }

  int end() {
    return address + offset;
  }

  Section section() {
    return new Section(name, address, offset, alignment, executable, worker, position);
  }
}

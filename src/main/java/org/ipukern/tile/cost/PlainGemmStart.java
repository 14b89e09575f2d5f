package org.ipukern.tile.cost;

import org.ipukern.tile.timing.TimingModel;

/** What the supervisor of a plain GEMM does before its first launch, templates/gemm/supervisor. */
final class PlainGemmStart {
  private final TimingModel timing;
  private final PlainGemmShape shape;
  private final boolean last;
  private final int loops;

  PlainGemmStart(TimingModel timing, PlainGemmShape shape, int entry) {
    this.timing = timing;
    this.shape = shape;
    last = entry == shape.streamed().size() - 1;
    loops = (shape.groups() > 1 ? 1 : 0) + (shape.panels() > 1 ? 1 : 0);
  }

  /** Cycle of the first {@code runall}. */
  long launch() {
    // setzi $m3, get $m1, ld32 $m2 in cycle 2, setzi $m4; all but the last entry branch on.
    long shared = last ? 4 : 4L + timing.branch();
    long pointer = 2L + timing.load();
    return shape.fp8() ? fp8(shared, pointer) : f16(shared, pointer);
  }

  private long f16(long shared, long pointer) {
    long mode = Math.max(shared + loops, 1 + timing.dependence());
    long address = Math.max(mode + 1, pointer);
    long control = Math.max(address + timing.put(), mode + timing.dependence());
    return control + timing.put() + shape.feed();
  }

  private long fp8(long shared, long pointer) {
    long shift = Math.max(shared + 2, timing.dependence());
    long address = Math.max(shift + 2, pointer);
    long scaleA = Math.max(address + timing.put(), shared + timing.load());
    long scaleB = Math.max(scaleA + 1, shared + 1 + timing.load());
    long mode = Math.max(scaleB + 1, shift + timing.dependence());
    long formats = Math.max(mode + 1, shift + 1 + timing.dependence());
    long shiftB = Math.max(formats + timing.put(), scaleB + timing.load());
    long shiftA = Math.max(shiftB + 1, scaleA + timing.load());
    long control = Math.max(shiftA + 1, mode + timing.dependence());
    long sum = Math.max(control + timing.put(), shiftA + timing.dependence());
    int quarter = shape.feed() / 4;
    long checkA = Math.max(sum + 1 + quarter, sum + timing.dependence());
    long narrow = checkA + 2;
    long check = Math.max(narrow + 1 + quarter, checkA + 1 + timing.dependence());
    long scale = Math.max(check + 1, narrow + timing.dependence());
    long trap = Math.max(scale + timing.put() + 2L * quarter, check + timing.dependence());
    return trap + 1 + loops;
  }
}

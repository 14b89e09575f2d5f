package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.ipukern.generator.reference.LayoutReference;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;

/**
 * Data for changes of layout: every element holds a part of its own index, and the three runs hold
 * different parts, so that together they tell every element from every other.
 */
final class LayoutData implements DataSource {
  private static final int RUNS = 3;
  private static final int INDEX_BITS = 20;
  private static final int WORD = 4;
  private static final int OLD = 0x5A;

  private final LayoutSpec spec;
  private final int size;
  private final int[] origins;

  LayoutData(LayoutSpec spec) {
    this.spec = spec;
    this.size = spec.bits() / 8;
    this.origins = LayoutReference.origins(spec);
  }

  @Override
  public List<KernelData> ordinary() {
    List<KernelData> data = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      data.add(data(run));
    }
    return data;
  }

  @Override
  public List<KernelData> special() {
    return List.of();
  }

  @Override
  public int storesPerWord() {
    return 1;
  }

  @Override
  public IntUnaryOperator stores() {
    return this::storesOf;
  }

  private int storesOf(int offset) {
    int end = Math.min((offset + WORD) / size, origins.length);
    for (int i = offset / size; i < end; i++) {
      if (origins[i] != LayoutReference.KEPT) {
        return 1;
      }
    }
    return 0;
  }

  private KernelData data(int run) {
    byte[] source = indices(Math.toIntExact(spec.sourceBytes()), run);
    byte[] before = new byte[Math.toIntExact(spec.targetBytes())];
    for (int i = 0; i < before.length; i++) {
      before[i] = (byte) (OLD + i * 7 + run);
    }
    Answer after = Answer.exactly(LayoutReference.target(spec, origins, source, before));
    List<OperandData> operands = new ArrayList<>();
    if (spec.kernel() != LayoutKernel.FILL) {
      operands.add(OperandData.input("source", source));
    }
    operands.add(
        spec.hasGaps()
            ? OperandData.inOut("target", before, after)
            : OperandData.output("target", after, 0));
    return new KernelData(
        "elements that hold part " + run + " of their index", operands, this::place, "");
  }

  /**
   * Bits 0 to 7 of the index in run 0, 8 to 15 in run 1, the rest in run 2, and for wide elements
   * more of it; mixed, so that neighbours differ in all bytes.
   */
  private byte[] indices(int bytes, int run) {
    byte[] contents = new byte[bytes];
    for (int i = 0; i * size < bytes; i++) {
      long mixed = (long) i | (i * 0x9E3779B1L) << INDEX_BITS;
      long part = size == 1 ? mixed >> (8 * run) : mixed >> (4 * run);
      for (int b = 0; b < size; b++) {
        contents[i * size + b] = (byte) (part >> (8 * b));
      }
    }
    return contents;
  }

  private String place(int offset) {
    int i = Math.min(offset / size, origins.length - 1);
    String what =
        switch (origins[i]) {
          case LayoutReference.FILLED -> "which is fill";
          case LayoutReference.KEPT -> "which lies in a gap";
          default -> "which comes from element " + origins[i] + " of the source";
        };
    return "element " + i + ", " + what + ",";
  }
}

package org.ipukern.generator.gate;

import java.util.List;
import org.ipukern.generator.reference.GemmReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.tile.number.Overflow;

/** Data for f16 GEMMs. */
final class GemmData implements DataSource {
  private final GemmSpec spec;
  private final int rows;

  GemmData(GemmSpec spec, int rows) {
    this.spec = spec;
    this.rows = rows;
  }

  @Override
  public List<KernelData> ordinary() {
    return List.of(integers(1), gaussian(2), integers(3));
  }

  @Override
  public List<KernelData> special() {
    return List.of();
  }

  @Override
  public int storesPerWord() {
    return Math.toIntExact(spec.kGroups());
  }

  private KernelData integers(long seed) {
    Seeded random = new Seeded(seed);
    int reach = TestData.exactReach(spec.inner());
    return data(
        "whole numbers, seed " + seed,
        TestData.integers(rows, spec.inner(), reach, random),
        TestData.integers(spec.inner(), spec.columns(), reach, random));
  }

  private KernelData gaussian(long seed) {
    Seeded random = new Seeded(seed);
    return data(
        "Gaussian values, seed " + seed,
        TestData.gaussian(rows, spec.inner(), random),
        TestData.gaussian(spec.inner(), spec.columns(), random));
  }

  private KernelData data(String title, Matrix a, Matrix b) {
    Matrix c = GemmReference.multiply(a, b, Overflow.SATURATE);
    return new KernelData(
        title,
        List.of(
            OperandData.input("left", Layouts.halfPanels(a)),
            OperandData.input("coefficients", Layouts.halfCoefficients(b)),
            OperandData.output("output", Layouts.halfPanels(c), 0)),
        this::place,
        GemmReference.outsideBound(a, b, c));
  }

  private String place(int offset) {
    int row = offset / 32 % rows;
    int column = offset / 32 / rows * 16 + offset % 32 / 2;
    return "C[" + row + "][" + column + "]";
  }
}

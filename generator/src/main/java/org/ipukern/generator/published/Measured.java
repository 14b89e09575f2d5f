package org.ipukern.generator.published;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.ValueFormat;

/**
 * Cycles that others measured on hardware with a kernel of theirs, for the shape of one of ours.
 * They hold about 100 cycles of the sampler that read them.
 *
 * @param id the point's name in test-fixtures/hardware.tsv
 * @param cycles tile cycles as they were printed
 */
public record Measured(String id, long cycles) {
  private static final String RESOURCE = "hardware.tsv";

  /** Reads the points once, when first asked. */
  private static final class Points {
    static final List<HardwarePoint> ALL = read();

    private static List<HardwarePoint> read() {
      try (InputStream in = Measured.class.getResourceAsStream(RESOURCE)) {
        return HardwareTable.read(
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * The fewest cycles measured for what an entry point computes, whatever the memory and schedule
   * of the kernel that was measured; empty if nobody measured it.
   *
   * @param rows the row count of the entry point; ignored for other families than GEMM
   */
  public static Optional<Measured> of(KernelSpec spec, int rows) {
    return Points.ALL.stream()
        .filter(point -> matches(point, spec, rows))
        .min(Comparator.comparingLong(HardwarePoint::cycles))
        .map(point -> new Measured(point.id(), point.cycles()));
  }

  private static boolean matches(HardwarePoint point, KernelSpec spec, int rows) {
    if (spec instanceof GemmSpec gemm) {
      return matches(point, gemm, rows);
    }
    return spec instanceof CastSpec cast && matches(point, cast);
  }

  private static boolean matches(HardwarePoint point, GemmSpec spec, int rows) {
    boolean packed = spec.output() == OutputLayout.PACKED;
    boolean family =
        packed
            ? point.family().equals("gemm_packed")
            : point.family().equals("gemm") || point.family().equals("sdk_poplibs");
    return family
        && spec.mode() == GemmMode.INITIALIZE
        && spec.batch() == 1
        && point.arithmetic().equals(arithmetic(spec.precision()))
        && point.rows() == rows
        && point.inner() == spec.inner()
        && point.columns() == spec.columns();
  }

  private static String arithmetic(Precision precision) {
    return switch (precision) {
      case F16 -> "f16";
      case F143, F152, F143_F152 -> "f8";
      case F16_F32, F32 -> precision.id();
    };
  }

  private static boolean matches(HardwarePoint point, CastSpec spec) {
    if (spec.from() != ValueFormat.F16
        || !spec.to().isFp8()
        || !point.arithmetic().equals("f16->f8")
        || point.elements() != spec.elements()) {
      return false;
    }
    if (point.family().equals("sdk_poplibs")) {
      return spec.layout() == CastLayout.LINEAR;
    }
    if (!point.family().equals("cast") || (point.rows() != 0 && point.rows() != spec.rows())) {
      return false;
    }
    String order = point.extra().getOrDefault("order", point.output());
    return switch (spec.layout()) {
      case LINEAR -> order.equals("linear");
      case PACKED -> order.equals("packed") || order.equals("AMP-left");
      case ROW_MAJOR -> order.equals("row-major");
    };
  }
}

package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.ipukern.tile.cost.CastFormula;
import org.ipukern.tile.cost.CastLayout;
import org.ipukern.tile.cost.CastParameters;
import org.ipukern.tile.cost.GemmArithmetic;
import org.ipukern.tile.cost.GemmFormula;
import org.ipukern.tile.cost.GemmParameters;

/** The measured vertices of the SDK whose shape is known. */
final class VendorPoints {
  private static final String FAMILY = "sdk_poplibs";
  private static final int PANEL = 16;
  private static final int FP8_GROUP = 32;

  private final CallRunner runner;
  private final Path checkout;

  VendorPoints(CallRunner runner, Path checkout) {
    this.runner = runner;
    this.checkout = checkout;
  }

  List<VendorPoint> of(List<HardwarePoint> points) {
    List<VendorPoint> vendor = new ArrayList<>();
    for (HardwarePoint point : points) {
      if (point.family().equals(FAMILY) && point.rows() > 0) {
        vendor.add(convolution(point));
      } else if (point.family().equals(FAMILY) && point.elements() > 0) {
        vendor.add(
            new VendorPoint(
                point,
                PoplibsEstimates.quarterCast(point.elements()),
                CastFormula.budget(
                    new CastParameters(CastLayout.LINEAR, 1, point.elements(), 16, 8, false)),
                OptionalLong.empty()));
      }
    }
    return vendor;
  }

  private VendorPoint convolution(HardwarePoint point) {
    boolean fp8 = point.arithmetic().equals("f8");
    int inGroups = point.inner() / (fp8 ? FP8_GROUP : PANEL);
    int outGroups = point.columns() / PANEL;
    ConvolutionShape shape = new ConvolutionShape(point.rows(), inGroups, outGroups, 1, false);
    long formula =
        GemmFormula.standard(
            new GemmParameters(
                point.rows(),
                point.inner(),
                point.columns(),
                fp8 ? GemmArithmetic.FP8 : GemmArithmetic.F16,
                false,
                false,
                false));
    if (fp8) {
      long estimate = PoplibsEstimates.quarterConvolution(point.rows(), inGroups, outGroups, false);
      return new VendorPoint(point, estimate, formula, OptionalLong.empty());
    }
    KernelCall call = ConvolutionCases.of(checkout, ConvolutionKind.HALF, shape);
    return new VendorPoint(
        point,
        PoplibsEstimates.convolution(ConvolutionKind.HALF, shape),
        formula,
        OptionalLong.of(runner.alone(call)));
  }
}

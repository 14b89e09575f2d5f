package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.ipukern.generator.spec.Fill;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;

/** Layout changes for tests: every small shape once, and random ones with strides and padding. */
final class LayoutShapes {
  private static final List<LayoutKernel> KERNELS = List.of(LayoutKernel.values());
  private static final List<Fill> FILLS = List.of(Fill.values());

  private LayoutShapes() {}

  /** Every kernel in every element size, dense, at one shape. */
  static List<LayoutSpec> dense(int rows, int columns, Placement placement) {
    List<LayoutSpec> specs = new ArrayList<>();
    for (LayoutKernel kernel : LayoutKernel.values()) {
      for (int bits : kernel.bits()) {
        LayoutSpec spec = LayoutSpec.of(kernel, bits, rows, columns, placement);
        specs.add(kernel == LayoutKernel.PAD ? widened(spec, columns + rows % 5) : spec);
        if (kernel.has("order")) {
          specs.add(with(spec, SourceOrder.C_BY_K));
        }
      }
    }
    return specs;
  }

  /** A random layout change of at most that many rows and columns. */
  static LayoutSpec random(Random random, int most) {
    LayoutKernel kernel = KERNELS.get(random.nextInt(KERNELS.size()));
    int bits = kernel.bits().get(random.nextInt(kernel.bits().size()));
    int rows = 1 + random.nextInt(most);
    int columns = 1 + random.nextInt(most);
    int width = columns + (random.nextBoolean() ? random.nextInt(20) : 0);
    int dense = LayoutSpec.denseSourceStride(kernel, rows, columns);
    int denseTarget = LayoutSpec.denseTargetStride(kernel, rows, width);
    Fill fill = FILLS.get(random.nextInt(bits == 8 ? 2 : 3));
    return new LayoutSpec(
        kernel,
        bits,
        rows,
        columns,
        random.nextBoolean() ? Placement.SEPARATE : Placement.ANY,
        width,
        fill,
        random.nextBoolean() ? List.of() : slots(random, (columns + 15) / 16),
        wider(random, dense),
        wider(random, denseTarget),
        random.nextBoolean() ? SourceOrder.K_BY_C : SourceOrder.C_BY_K,
        random.nextInt(4) == 0 ? TransposeMethod.ACCUMULATOR : TransposeMethod.SHUFFLE);
  }

  /** The spec with rows padded to a width. */
  static LayoutSpec widened(LayoutSpec s, int width) {
    return new LayoutSpec(
        s.kernel(),
        s.bits(),
        s.rows(),
        s.columns(),
        s.placement(),
        width,
        s.fill(),
        s.slots(),
        s.sourceStride(),
        LayoutSpec.denseTargetStride(s.kernel(), s.rows(), width),
        s.order(),
        s.method());
  }

  private static LayoutSpec with(LayoutSpec s, SourceOrder order) {
    return new LayoutSpec(
        s.kernel(),
        s.bits(),
        s.rows(),
        s.columns(),
        s.placement(),
        s.width(),
        s.fill(),
        s.slots(),
        s.sourceStride(),
        s.targetStride(),
        order,
        s.method());
  }

  /** Dense, a multiple of eight elements, or anything a little wider. */
  private static int wider(Random random, int stride) {
    return switch (random.nextInt(3)) {
      case 0 -> stride;
      case 1 -> (stride + 7) / 8 * 8 + 8 * random.nextInt(3);
      default -> stride + random.nextInt(10);
    };
  }

  private static List<Integer> slots(Random random, int count) {
    List<Integer> slots = new ArrayList<>(IntStream.range(0, count + 2).boxed().toList());
    Collections.shuffle(slots, random);
    return slots.subList(0, count);
  }
}

package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls of ipu-stack's GEMM. Up to August one text holds supervisor and workers; from September on
 * it is assembled three times, as the shared dispatcher, as the workers, and as the entry.
 */
final class GemmCases {
  static final String PATH = "device/gemm_f16_amp.S";

  private static final String AUGUST = "bb68770952ef138a89f6088bc756c1bfde5512fe";
  private static final String ENTRY = "published_gemm";

  private GemmCases() {}

  /**
   * The call that was measured.
   *
   * @param file the kernel's text
   * @param accumulate whether the product is added to what the output holds
   */
  static KernelCall of(HardwarePoint point, Path file, boolean accumulate) {
    GemmOperands operands = new GemmOperands(point, accumulate);
    List<Integer> arguments = new ArrayList<>();
    arguments.add(operands.output());
    arguments.add(GemmOperands.LEFT);
    arguments.add(operands.right());
    if (point.arithmetic().equals("f8")) {
      arguments.add(0);
    }
    return KernelCall.ipuStack(
        text(point, file, accumulate),
        List.of(file.getParent()),
        ENTRY,
        KernelCall.LINK,
        arguments,
        operands.operands());
  }

  private static String text(HardwarePoint point, Path file, boolean accumulate) {
    StringBuilder text = new StringBuilder(1024);
    define(text, "GEMM_INNER_BLOCK_DIMENSION", point.inner());
    define(text, "GEMM_OUTPUT_COLUMNS", point.columns());
    define(text, "GEMM_SMALL_ROWS", point.rows());
    define(text, "GEMM_SINGLE_ROWS", 1);
    if (point.weights().equals("interleaved")) {
      define(text, "GEMM_INTERLEAVED_WEIGHTS", 1);
    }
    if (point.arithmetic().equals("f8")) {
      define(text, "GEMM_NATIVE_FP8", 1);
    }
    if (point.output().equals("packed")) {
      define(text, "GEMM_OUTPUT_GROUP", point.columns());
      define(
          text, "GEMM_OUTPUT_GROUP_SHIFT", 31 - Integer.numberOfLeadingZeros(point.columns() / 16));
    }
    define(text, accumulate ? "GEMM_ACCUMULATE_SMALL_SYMBOL" : "GEMM_INIT_SMALL_SYMBOL", ENTRY);
    String include = "#include \"" + file.getFileName() + "\"\n";
    if (point.commit().equals(AUGUST)) {
      return text.append(include).toString();
    }
    define(text, "GEMM_DISPATCH_SYMBOL", "published_dispatch");
    define(text, "GEMM_WORKER_SYMBOL", "published_worker");
    define(text, "GEMM_WORKER_OUTPUT_SYMBOL", "published_worker_output");
    define(text, "GEMM_WORKER_INNER_SYMBOL", "published_worker_inner");
    for (String part : List.of("GEMM_WORKER_ONLY", "GEMM_DISPATCH_ONLY")) {
      define(text, part, 1);
      text.append(include).append("#undef ").append(part).append('\n');
      text.append("\t.purgem PARTITION_ROWS\n\t.purgem LOAD_AMP16_WEIGHTS\n");
    }
    return text.append(include).toString();
  }

  private static void define(StringBuilder text, String name, Object value) {
    text.append("#define ").append(name).append(' ').append(value).append('\n');
  }
}

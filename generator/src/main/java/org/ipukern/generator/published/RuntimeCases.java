package org.ipukern.generator.published;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;

/** Calls of the helpers in ipu-stack's runtime: patching words, copying, filling. */
final class RuntimeCases {
  static final String PATH = "device/static_runtime.S";

  private static final int FIRST = 0x50000;
  private static final int SECOND = 0x58000;
  private static final int THIRD = 0x60000;
  private static final int INTERLEAVED = 0x80000;
  private static final int PATCH_LINK = 9;

  private RuntimeCases() {}

  /** The words that an offset table names are replaced, by the supervisor or by six workers. */
  static KernelCall patch(HardwarePoint point, Path file) {
    int n = point.elements();
    Seeded random = new Seeded(n);
    byte[] offsets = new byte[4 * n];
    byte[] values = new byte[4 * n];
    byte[] row = new byte[8 * n];
    for (int i = 0; i < n; i++) {
      int value = (int) random.next();
      words(offsets).putInt(4 * i, 8 * i);
      words(values).putInt(4 * i, value);
      words(row).putInt(8 * i, value);
    }
    return KernelCall.ipuStack(
        text(file, Map.of()),
        List.of(file.getParent()),
        "ipu_stack_static_patch_row",
        PATCH_LINK,
        List.of(THIRD, FIRST, SECOND, n),
        List.of(
            new Operand("row", THIRD, new byte[8 * n], row, 0),
            Operand.in("offsets", FIRST, offsets),
            Operand.in("values", SECOND, values)));
  }

  /** Copies 64-bit words; the measured version leaves out the last ones, so nobody compares. */
  static KernelCall copy(HardwarePoint point, Path file) {
    int words = point.number("bytes") / 8;
    byte[] data = new byte[8 * words];
    Seeded random = new Seeded(words);
    for (int i = 0; i < words; i++) {
      words(data).putLong(8 * i, random.next());
    }
    return KernelCall.ipuStack(
        text(file, Map.of()),
        List.of(file.getParent()),
        "ipu_stack_copy_u64",
        KernelCall.LINK,
        List.of(INTERLEAVED, FIRST, words / 6, words % 6),
        List.of(
            Operand.scratch("copy", INTERLEAVED, data.length), Operand.in("source", FIRST, data)));
  }

  /** Fills 64-bit words with zeros. */
  static KernelCall fill(HardwarePoint point, Path file) {
    int words = point.elements() / 4;
    return KernelCall.ipuStack(
        text(file, Map.of()),
        List.of(file.getParent()),
        "ipu_stack_fill_zero_u64",
        KernelCall.LINK,
        List.of(INTERLEAVED, words / 6, words % 6),
        List.of(Operand.out("zeros", INTERLEAVED, new byte[8 * words])));
  }

  /** The runtime names symbols of the program it is linked to; none of them matters here. */
  private static String text(Path file, Map<String, String> more) {
    StringBuilder text = new StringBuilder();
    for (String name :
        List.of(
            "ipu_stack_static_worker_sync_context",
            "ipu_stack_static_worker_stack_base",
            "ipu_stack_static_prng_seed",
            "ipu_stack_static_program",
            "ipu_stack_static_host_staging",
            "ipu_stack_static_completion")) {
      text.append("\t.set ").append(name).append(", 0x70000\n");
    }
    more.forEach((n, v) -> text.append("\t.set ").append(n).append(", ").append(v).append('\n'));
    return text + StreamCases.include(file);
  }

  private static ByteBuffer words(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}

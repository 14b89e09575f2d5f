package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * Calls of poplibs' casts between floating-point formats. Their loops are inline assembly in a C++
 * vertex; the supervisor and the division among six workers are ours. Values are normally
 * distributed, so that they round.
 */
final class CastCases {
  private static final String HEADER = "popops/codelets/inlineAssemblerCast.hpp";
  private static final int LOOP = 2;
  private static final int WORKERS = 6;
  private static final int TABLE = PoplibsCases.STATE + 0x100;

  /**
   * A cast: bytes of a source and of a result element, and the literal that names its conversion.
   */
  enum Cast {
    F16_TO_F143("castFpDemoteLoop", 1, 2, 1),
    F32_TO_F16("castFpDemoteLoop", 0, 4, 2),
    F143_TO_F16("castFpPromoteLoop", 1, 1, 2),
    F16_TO_F32("castFpPromoteLoop", 0, 2, 4);

    private final String function;
    private final int macro;
    private final int from;
    private final int to;

    Cast(String function, int macro, int from, int to) {
      this.function = function;
      this.macro = macro;
      this.from = from;
      this.to = to;
    }

    /** Elements of one turn of the loop: 8 bytes of the narrower format. */
    int vector() {
      return 8 / Math.min(from, to);
    }

    String title() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  private CastCases() {}

  /**
   * A cast.
   *
   * @param vectors turns of the loop over all workers
   */
  static KernelCall of(Path checkout, Cast cast, int vectors) {
    Seeded random = new Seeded(vectors);
    double[] in = new double[vectors * cast.vector()];
    for (int i = 0; i < in.length; i++) {
      in[i] = rounded(4 * random.gaussian(), cast.from);
    }
    PoplibsState table = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      table.word(PoplibsCases.LEFT + worker * cast.vector() * cast.from);
      table.word(PoplibsCases.OUTPUT + worker * cast.vector() * cast.to);
      table.word((vectors + WORKERS - 1 - worker) / WORKERS);
    }
    InlineAssembly assembly =
        InlineAssembly.of(checkout.resolve("lib").resolve(HEADER), cast.function);
    return QuarterText.call(
        text(assembly, cast),
        "published_cast",
        List.of(
            Operand.out("out", PoplibsCases.OUTPUT, ElementBytes.of(in, cast.to)),
            Operand.in("in", PoplibsCases.LEFT, ElementBytes.of(in, cast.from)),
            table.at("table", TABLE)));
  }

  /** The value that a format of so many bytes holds. */
  private static double rounded(double value, int bytes) {
    return switch (bytes) {
      case 1 -> Fp8Format.F143.decode(Fp8Format.F143.encode(value, Overflow.SATURATE));
      case 2 -> Half.toFloat(Half.fromDouble(value, Overflow.SATURATE));
      default -> (float) value;
    };
  }

  private static String text(InlineAssembly assembly, Cast cast) {
    Map<String, String> operands =
        Map.of(
            "loopCount", "$m5",
            "inPtr", "$m3",
            "outPtr", "$m4",
            "STRIDE", Integer.toString(WORKERS));
    return """
        	.section .text.published_caster,"ax",@progbits
        	.worker
        	.p2align 3
        published_caster:
        	get $m9, $WSR
        	and $m9, $m9, 7
        	mul $m9, $m9, 12
        	add $m2, $mvertex_base, $m9
        	ld32 $m3, $m2, $m15, 0
        	ld32 $m4, $m2, $m15, 1
        	ld32 $m5, $m2, $m15, 2
        """
        + assembly.bound(cast.macro, operands)
        + assembly.bound(LOOP, operands)
        + "\texitz $m15\n\t.supervisor\npublished_cast:\n"
        + QuarterText.FORMATS
        + String.format(
            Locale.ROOT,
            "\tsetzi $m1, published_caster\n\tsetzi $m2, %d\n\trunall $m1, $m2, 0\n",
            TABLE)
        + QuarterText.RETURN;
  }
}

package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.number.ExactValues;
import org.ipukern.tile.number.Half;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FloatOperationsTest {
  private static final int NANOO = Worker.NAN_ON_OVERFLOW;

  @ParameterizedTest
  @ValueSource(strings = {"add", "sub", "mul", "absadd"})
  void singlesAreExactResultsRoundedOnce(String name) {
    long seed = 0x51;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 3_000; i++) {
      // Near exponents make sums that need rounding; every eighth operand is a denormal.
      float a = single(random, i % 8 == 0 ? 0 : 100 + random.nextInt(40));
      float b = single(random, i % 8 == 1 ? 0 : 100 + random.nextInt(40));
      float expected = Float.parseFloat(exact(name, exact(a), exact(b)).toString());
      bench.setSingles(0, a, b).run("f32" + name, "a2", "a0", "a1");
      assertThat(bench.single(2)).as("seed %d: %s %s %s", seed, a, name, b).isEqualTo(expected);
      bench.setSingles(0, a, a, b, b).run("f32v2" + name, "a4:5", "a0:1", "a2:3");
      assertThat(bench.single(4)).isEqualTo(expected);
      assertThat(bench.single(5)).isEqualTo(expected);
    }
    assertThat(bench.worker.fpSts).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"add", "sub", "mul", "absadd"})
  void halvesAreExactResultsRoundedOnce(String name) {
    long seed = 0x16;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 5_000; i++) {
      int x = finite(random);
      int y = finite(random);
      BigDecimal exact = exact(name, exact(Half.toFloat(x)), exact(Half.toFloat(y)));
      int nearest = ExactValues.nearest(exact.abs(), Half.MAX, ExactValues::half);
      int expected = Math.min(nearest, Half.MAX) | (exact.signum() < 0 ? 0x8000 : 0);
      bench.set(0, y << 16 | x, x << 16 | y).run("f16v2" + name, "a2", "a0", "a1");
      int actual = bench.half(2, 0);
      String what = String.format("seed %d: %04X %s %04X", seed, x, name, y);
      if (exact.signum() == 0) {
        assertThat(actual & 0x7FFF).as(what).isZero();
      } else {
        assertThat(actual).as(what).isEqualTo(expected);
      }
      bench.set(0, y << 16 | x, x, x << 16 | y, y).run("f16v4" + name, "a4:5", "a0:1", "a2:3");
      assertThat(bench.half(4, 0)).as(what).isEqualTo(actual);
      assertThat(bench.half(4, 2)).as(what).isEqualTo(actual);
    }
  }

  @Test
  void firstSourceMayBeBroadcast() {
    AuxBench bench = new AuxBench().setSingles(0, 3, 1, 2);
    bench.run("f32v2mul", "a4:5", "a0:B", "a2:3");
    assertThat(bench.single(4)).isEqualTo(6);
    assertThat(bench.single(5)).isEqualTo(0);
    bench.set(0, 0x44003C00, 0, 0x40003C00, 0x45004400);
    bench.run("f16v4mul", "a4:5", "a0:BL", "a2:3");
    assertThat(bench.worker.a).startsWith(0x44003C00, 0, 0x40003C00, 0x45004400);
    assertThat(bench.word(4)).isEqualTo(0x40003C00);
    assertThat(bench.word(5)).isEqualTo(0x45004400);
    bench.run("f16v4mul", "a4:5", "a0:BU", "a2:3");
    assertThat(bench.word(4)).isEqualTo(0x48004400);
    assertThat(bench.word(5)).isEqualTo(0x4D004C00);
    bench.run("f16v2sub", "a6", "a0:BU", "a2");
    assertThat(bench.word(6)).isEqualTo(0x40004200);
  }

  @Test
  void everyBroadcastFormEqualsThePlainOneOnCopies() {
    int forms = 0;
    for (Instruction instruction : InstructionTable.ipu21().instructions()) {
      String name = instruction.mnemonic();
      if (!ArithmeticOperations.table().containsKey(name)) {
        continue;
      }
      boolean pair = name.contains("v4") || name.startsWith("f32v2");
      for (Form form : instruction.forms()) {
        OperandKind kind =
            form.operands().size() < 2 ? OperandKind.AREG : form.operands().get(1).kind();
        String suffix =
            switch (kind) {
              case AREG_B -> "B";
              case AREG_BL -> "BL";
              case AREG_BU -> "BU";
              default -> "";
            };
        if (suffix.isEmpty()) {
          continue;
        }
        forms++;
        int source = 0x41203C00;
        int copy =
            kind == OperandKind.AREG_B
                ? source
                : kind == OperandKind.AREG_BL ? 0x3C003C00 : 0x41204120;
        AuxBench bench = new AuxBench().set(0, source, copy, copy, 0, 0x42003C00, 0x41204000);
        bench.run(name, pair ? "a6:7" : "a6", "a0:" + suffix, pair ? "a4:5" : "a4");
        int low = bench.word(6);
        int high = bench.word(7);
        bench
            .set(2, copy, copy)
            .run(name, pair ? "a6:7" : "a6", pair ? "a2:3" : "a2", pair ? "a4:5" : "a4");
        assertThat(low).as("%s %s", name, suffix).isEqualTo(bench.word(6));
        assertThat(high).isEqualTo(bench.word(7));
      }
    }
    assertThat(forms).isEqualTo(9 + 2 * 9 * 2);
  }

  @Test
  void zerosKeepTheSignsOfIeee() {
    AuxBench bench = new AuxBench().set(0, 0x80000000, 0x80000000, 0);
    bench.run("f32add", "a3", "a0", "a1").run("f32add", "a4", "a0", "a2");
    bench.run("f32sub", "a5", "a0", "a2").run("f32mul", "a6", "a0", "a2");
    assertThat(bench.word(3)).isEqualTo(0x80000000);
    assertThat(bench.word(4)).isZero();
    assertThat(bench.word(5)).isEqualTo(0x80000000);
    assertThat(bench.word(6)).isEqualTo(0x80000000);
    bench.set(0, 0x80008000, 0x80000000).run("f16v2add", "a2", "a0", "a1");
    assertThat(bench.word(2)).isEqualTo(0x80000000);
  }

  @ParameterizedTest
  @CsvSource({
    "f32add,    7F7FFFFF, 7F7FFFFF, 7F800000, 4",
    "f32sub,    FF7FFFFF, 7F7FFFFF, FF800000, 4",
    "f32mul,    7F000000, 40000000, 7F800000, 4",
    "f32add,    7F800000, 3F800000, 7F800000, 1",
    "f32add,    7F800000, FF800000, 7FC00000, 1",
    "f32sub,    7F800000, 7F800000, 7FC00000, 1",
    "f32mul,    7F800000, 00000000, 7FC00000, 1",
    "f32mul,    7F800000, C0000000, FF800000, 0",
    "f32add,    FFC12345, 3F800000, 7FC00000, 1",
    "f32absadd, FF7FFFFF, FF7FFFFF, 7F800000, 4",
    "f16v2add,  00007BFF, 00007BFF, 00007BFF, 4",
    "f16v2mul,  00007BFF, 0000C000, 8000FBFF, 4",
    "f16v2add,  00007BFF, 00004B80, 00007BFF, 0",
    "f16v2add,  00007BFF, 00004C00, 00007BFF, 4",
    "f16v2add,  00007C00, 0000FC00, 00007E00, 1",
    "f16v2mul,  00007C00, 00000000, 00007E00, 1",
    "f16v2sub,  0000FFFF, 00003C00, 00007E00, 1",
  })
  void exceptionsGiveTheirResultsAndFlags(
      String mnemonic, String x, String y, String result, int flags) {
    AuxBench bench = new AuxBench();
    bench.set(0, bits(x), bits(y)).run(mnemonic, "a2", "a0", "a1");
    int expected = mnemonic.equals("f16v2mul") ? bits(result) & 0xFFFF : bits(result);
    int actual = mnemonic.equals("f16v2mul") ? bench.word(2) & 0xFFFF : bench.word(2);
    assertThat(actual).isEqualTo(expected);
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  @Test
  void overflowOfHalvesBecomesNanOnRequest() {
    AuxBench bench = new AuxBench().set(0, 0xFBFF7BFF, 0xFBFF7BFF);
    bench.worker.fpCtl = NANOO;
    bench.run("f16v2add", "a2", "a0", "a1");
    assertThat(bench.word(2)).isEqualTo(0x7E007E00);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_OVERFLOW | Worker.TRAP_INVALID);
  }

  @Test
  void elementwiseHalvesStayNearestUnderStochasticRoundingAndSaySo() {
    AuxBench bench = new AuxBench().set(0, 0x3C01, 0x3C01);
    bench.worker.fpCtl = Worker.STOCHASTIC_ROUNDING;
    for (int i = 0; i < 50; i++) {
      bench.run("f16v2mul", "a2", "a0", "a1");
      assertThat(bench.half(2, 0)).isEqualTo(0x3C02);
    }
    assertThat(bench.notes()).hasSize(1).first().asString().contains("ESR");
  }

  private static BigDecimal exact(String name, BigDecimal a, BigDecimal b) {
    return switch (name) {
      case "add" -> a.add(b);
      case "sub" -> a.subtract(b);
      case "mul" -> a.multiply(b);
      default -> a.abs().add(b.abs());
    };
  }

  private static BigDecimal exact(float value) {
    return new BigDecimal(value);
  }

  private static float single(Random random, int exponent) {
    return Float.intBitsToFloat((random.nextInt() & 0x807FFFFF) | exponent << 23);
  }

  private static int finite(Random random) {
    int bits;
    do {
      bits = random.nextInt(0x10000);
    } while ((bits & 0x7C00) == 0x7C00);
    return bits;
  }

  private static int bits(String hex) {
    return Integer.parseUnsignedInt(hex, 16);
  }
}

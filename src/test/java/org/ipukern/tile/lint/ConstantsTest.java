package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantsTest {
  private static final int MZERO = 15;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $m1, 5                                  | 5
          setzi $m1, 0                                  | 0
          setzi $m1, outside                            | ''
          setzi $m0, 5; mov $m1, $m0                    | 5
          setzi $m0, 5; add $m1, $m0, 3                 | 8
          setzi $m0, 5; add $m1, $m0, -8                | 4294967293
          setzi $m0, 5; setzi $m2, 7; sub $m1, $m0, $m2 | 4294967294
          setzi $m0, 5; setzi $m2, 7; mul $m1, $m0, $m2 | 35
          setzi $m0, 12; setzi $m2, 10; and $m1, $m0, $m2 | 8
          setzi $m0, 12; setzi $m2, 10; or $m1, $m0, $m2 | 14
          setzi $m0, 5; shl $m1, $m0, 30                | 1073741824
          setzi $m0, 5; shl $m1, $m0, 2                 | 20
          setzi $m0, 5; setzi $m2, 33; shl $m1, $m0, $m2 | 0
          setzi $m0, 5; shr $m1, $m0, 1                 | 2
          setzi $m0, 5; setzi $m2, 33; shr $m1, $m0, $m2 | 0
          add $m1, $mzero, -1; shr $m1, $m1, 28         | 15
          setzi $m1, 5; ld32 $m1, $m2, $mzero, 0        | ''
          setzi $m1, 5; ld64 $a0:1, $m2, $mzero, 0      | 5
          setzi $m1, 5; setzi $m2, 6; setzi $m1, 7      | 7
          setzi $m1, 5; tapack $m0:1, $m2, $m3, $m4     | ''
          add $m1, $m0, 1                               | ''
          setzi $m0, 1; add $m1, $m0, $m2               | ''
          """)
  void straightLines(String body, String values) {
    assertThat(after(body).of(1)).isEqualTo(set(values));
  }

  @Test
  void auxiliaryRegistersHaveNamesOfTheirOwn() {
    Constants after = after("setzi $a1, 9; setzi $m2, 4; setzi $a2, 8");

    assertThat(after.of(Registers.index(operand("setzi $a1, 9")))).containsExactly(9L);
    assertThat(after.of(1)).isEmpty();
    assertThat(after.of(2)).containsExactly(4L);
    assertThat(after.of(operand("setzi $a2, 8"))).containsExactly(8L);
    assertThat(after("setzi $a2, 8; zero $a2:3").of(operand("setzi $a2, 8"))).isEmpty();
  }

  @Test
  void zeroRegistersAreKnownWithoutAWrite() {
    assertThat(Constants.NONE.of(MZERO)).containsExactly(0L);
    assertThat(Constants.NONE.of(MZERO - 1)).isEmpty();
    assertThat(after("mov $m1, $mzero").of(1)).containsExactly(0L);
  }

  @Test
  void eitherOfTwo() {
    Constants both = after("setzi $m1, 5; setzi $m2, 1").or(after("setzi $m1, 6; setzi $m3, 1"));

    assertThat(both.of(1)).containsExactly(5L, 6L);
    assertThat(both.of(2)).isEmpty();
    assertThat(both.of(3)).isEmpty();
    Constants more = both.or(after("setzi $m1, 7"));
    assertThat(more.of(1)).containsExactly(5L, 6L, 7L);
    Constants same = after("setzi $m1, 5");
    assertThat(same.or(after("setzi $m1, 5")))
        .isSameAs(same)
        .hasSameHashCodeAs(after("setzi $m1, 5"));
  }

  /** Eight values are few enough to be told apart, nine are not. */
  @Test
  void manyValuesAreAnyValue() {
    Constants eight = Constants.NONE;
    for (int value = 0; value < 8; value++) {
      Constants one = after("setzi $m1, " + value);
      eight = value == 0 ? one : eight.or(one);
    }
    assertThat(eight.of(1)).hasSize(8);
    assertThat(eight.or(after("setzi $m1, 8")).of(1)).isEmpty();
    assertThat(eight.after(instructions("add $m2, $m1, 1").toList()).of(2)).hasSize(8);
    Constants product = eight.or(eight).after(instructions("setzi $m3, 1").toList());
    assertThat(product.after(instructions("add $m4, $m1, $m3").toList()).of(4)).hasSize(8);
    assertThat(product.after(instructions("mul $m4, $m1, $m1").toList()).of(4)).isEmpty();
  }

  private static Constants after(String body) {
    Constants state = Constants.NONE;
    for (String line : body.split("; ", -1)) {
      state = state.after(instructions(line).toList());
    }
    return state;
  }

  private static Stream<org.ipukern.tile.asm.Insn> instructions(String line) {
    String text = ".worker\nworker:\n  " + line + "\n  exitz $mzero\n";
    Program program =
        Assembler.assemble(
                new SourceText("test.S", text), AssemblerOptions.defaults().withExternals(true))
            .program();
    return new ControlFlow(program).unit(0).instructions().stream();
  }

  private static org.ipukern.tile.asm.Operand operand(String line) {
    return instructions(line).findFirst().orElseThrow().operands().get(0);
  }

  private static java.util.NavigableSet<Long> set(String values) {
    return new java.util.TreeSet<>(values.isEmpty() ? List.of() : List.of(Long.valueOf(values)));
  }
}

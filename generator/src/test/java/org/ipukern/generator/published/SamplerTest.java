package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ipukern.tile.asm.SystemPreprocessor;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** The sampler on kernels of our own whose time can be counted by hand. */
class SamplerTest {
  private static final int OUTPUT = 0x60000;

  private static CallOutcome sample(String body, List<Integer> arguments, Operand... operands) {
    Optional<Path> preprocessor = SystemPreprocessor.locate();
    assertThat(preprocessor).as("cpp, which comes with the C++ compiler").isPresent();
    String text = "\t.section .text.own,\"ax\",@progbits\n.supervisor\nown:\n" + body;
    KernelCall call =
        KernelCall.ipuStack(text, List.of(), "own", KernelCall.LINK, arguments, List.of(operands));
    return new CallRunner(preprocessor.get(), TimingModel.ipu21()).run(call);
  }

  @Test
  void theOverheadOfAKernelThatReturnsAtOnce() {
    // From worker 0's read: two more instructions and the exit 18 later, the sync's next issue 13
    // after that; br 9, call 9, br 9, setzi 1, call 9; then setzi, st32 6 later, setzi 1, runall 6,
    // and worker 0's first issue 6 after it, on its own slot, the read three issues later.
    long toRunall = 18 + 13 + 9 + 9 + 9 + 1 + 9 + 6 + 1 + 6;
    long read = (toRunall + 6 + 5) / 6 * 6 + 18;
    CallOutcome outcome = sample("br $m10\n", List.of());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.cycles()).isEqualTo(read);
    assertThat(outcome.estimate()).isZero();
  }

  @Test
  void everySixSupervisorCyclesMoveTheReadByARotation() {
    long empty = sample("br $m10\n", List.of()).cycles();
    assertThat(sample("nop\n".repeat(6) + "br $m10\n", List.of()).cycles()).isEqualTo(empty + 6);
    assertThat(sample("nop\n".repeat(60) + "br $m10\n", List.of()).cycles()).isEqualTo(empty + 60);
    assertThat(sample("br $m10\n", List.of(1, 2, 3, 4, 5, 6)).cycles()).isEqualTo(empty + 6);
  }

  @Test
  void argumentsArriveAndResultsAreCompared() {
    String store = "st32 $m3, $m2, $m15, 0\nbr $m10\n";
    byte[] seven = {7, 0, 0, 0};
    assertThat(sample(store, List.of(OUTPUT, 7), Operand.out("word", OUTPUT, seven)).problem())
        .isEmpty();
    CallOutcome wrong = sample(store, List.of(OUTPUT, 8), Operand.out("word", OUTPUT, seven));
    assertThat(wrong.problem()).isEqualTo("word differs at byte 0");
    assertThat(wrong.isRight()).isFalse();
  }

  @Test
  void operandsThatMayOnlyBeReadAreProtected() {
    byte[] word = new byte[4];
    CallOutcome outcome =
        sample(
            "st32 $m2, $m2, $m15, 0\nbr $m10\n", List.of(OUTPUT), Operand.in("in", OUTPUT, word));
    assertThat(outcome.problem()).contains("where nothing may be written");
    assertThat(outcome.cycles()).isZero();
  }

  @Test
  void halvesMayDifferByStatedUnits() {
    String store = "st32 $m3, $m2, $m15, 0\nbr $m10\n";
    byte[] expected = {0, 0x3C, 0, (byte) 0x80};
    byte[] garbage = new byte[4];
    Arrays.fill(garbage, (byte) 0x7E);
    Operand exact = new Operand("halves", OUTPUT, garbage, expected, 2);
    // One and 1 + 2 units; minus zero and the smallest number above zero.
    assertThat(sample(store, List.of(OUTPUT, 0x13C02), exact).problem()).isEmpty();
    assertThat(sample(store, List.of(OUTPUT, 0x13C03), exact).problem())
        .isEqualTo("halves differs at byte 0");
  }

  @Test
  void textThatDoesNotAssembleIsAProblem() {
    assertThat(sample("frobnicate $m0\n", List.of()).problem()).contains("frobnicate");
  }
}

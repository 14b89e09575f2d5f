package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StackStateTest {
  private static final long LINK = Registers.main(Registers.LINK);
  private static final long FRAME = Registers.main(Registers.FRAME);

  @Test
  void depthFollowsTheStackPointer() {
    StackState state = after("add $sp, $sp, -24; add $sp, $sp, 8; sub $sp, $sp, 4");

    assertThat(state.known()).isTrue();
    assertThat(state.depth()).isEqualTo(20);
    assertThat(state.deepest()).isEqualTo(24);
    assertThat(after("sub $sp, $sp, 4; add $m0, $sp, -16").depth()).isEqualTo(4);
    assertThat(after("add $m0, $m1, -16")).isEqualTo(StackState.AT_ENTRY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $sp, 0
          mov $sp, $m0
          add $sp, $m0, -8
          add $sp, $sp, $m0
          ld32 $sp, $m0, $mzero, 0
          """)
  void anyOtherWriteOfTheStackPointerLosesTheDepth(String write) {
    StackState state = after("add $sp, $sp, -8; st32 $lr, $sp, $mzero, 0; setzi $fp, 1; " + write);

    assertThat(state.known()).isFalse();
    assertThat(state.deepest()).isEqualTo(8);
    assertThat(state.saved()).isEmpty();
    assertThat(state.lost()).isEqualTo(FRAME);
    assertThat(state.unsure()).isEqualTo(LINK | FRAME);
    // Nothing is known of slots from here on.
    StackState later = afterFrom(state, "st32 $lr, $sp, $mzero, 0; add $sp, $sp, 8");
    assertThat(later.known()).isFalse();
    assertThat(later.saved()).isEmpty();
    assertThat(afterFrom(state, "ld32 $lr, $sp, $mzero, 0").unsure() & LINK).isEqualTo(LINK);
  }

  @Test
  void savedRegistersComeBackFromTheirSlotOnly() {
    StackState saved =
        after("add $sp, $sp, -16; st32 $lr, $sp, $mzero, 1; st32 $fp, $sp, $mzero, 2");
    assertThat(saved.saved()).isEqualTo(Map.of(12L, Registers.LINK, 8L, Registers.FRAME));

    StackState lost = afterFrom(saved, "setzi $lr, 0; setzi $fp, 0");
    assertThat(lost.lost()).isEqualTo(LINK | FRAME);
    StackState one = afterFrom(lost, "ld32 $lr, $sp, $mzero, 1");
    assertThat(one.lost()).isEqualTo(FRAME);
    assertThat(one.unsure()).isZero();
    assertThat(afterFrom(one, "ld32 $fp, $sp, $mzero, 2").lost()).isZero();
    assertThat(afterFrom(one, "ld32 $fp, $sp, $mzero, 1").lost()).isEqualTo(FRAME);
    assertThat(afterFrom(one, "ld32 $fp, $sp, $mzero, 3").lost()).isEqualTo(FRAME);
    // The slot moves with the stack pointer.
    assertThat(afterFrom(lost, "add $sp, $sp, 4; ld32 $lr, $sp, $mzero, 0").lost())
        .isEqualTo(FRAME);
    assertThat(afterFrom(lost, "ld32 $lr, $sp, $m1, 1").unsure()).isEqualTo(LINK);
    assertThat(afterFrom(lost, "ld32 $lr, $m2, $mzero, 1").unsure()).isEqualTo(LINK);
    assertThat(afterFrom(lost, "ld32 $lr, $m2, $mzero, 1").lost()).isEqualTo(FRAME);
  }

  @Test
  void storingSomethingElseEmptiesTheSlot() {
    StackState saved = after("add $sp, $sp, -16; st32 $lr, $sp, $mzero, 1");

    assertThat(afterFrom(saved, "st32 $m0, $sp, $mzero, 1").saved()).isEmpty();
    assertThat(afterFrom(saved, "st32 $m0, $sp, $mzero, 2").saved()).isEqualTo(saved.saved());
    assertThat(afterFrom(saved, "st32 $m0, $m1, $mzero, 1").saved()).isEqualTo(saved.saved());
    assertThat(afterFrom(saved, "st32 $m0, $sp, $m1, 1").saved()).isEqualTo(saved.saved());
    assertThat(after("setzi $lr, 0; st32 $lr, $sp, $mzero, 0").saved()).isEmpty();
    assertThat(after("mov $lr, $m0; st32 $lr, $sp, $mzero, 0").saved()).isEmpty();
    assertThat(after("setzi $fp, 0; st32 $lr, $sp, $mzero, 0").saved())
        .isEqualTo(Map.of(0L, Registers.LINK));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $lr, 0      | lost
          mov $lr, $m0      | unsure
          add $lr, $lr, 4   | unsure
          add $lr, $m0, 4   | lost
          call $lr, worker  | lost
          setzi $m0, 0      | kept
          ld32 $m0, $m1, $mzero, 0 | kept
          """)
  void whatBecomesOfTheLinkRegister(String write, String what) {
    StackState state = after(write);

    assertThat(state.lost()).isEqualTo(what.equals("lost") ? LINK : 0);
    assertThat(state.unsure()).isEqualTo(what.equals("unsure") ? LINK : 0);
    StackState other = after("mov $fp, $m0; setzi $fp, 1; " + write);
    assertThat(other.lost()).isEqualTo(FRAME | (what.equals("lost") ? LINK : 0));
    assertThat(other.unsure()).isEqualTo(what.equals("unsure") ? LINK : 0);
    assertThat(StackState.concerns(insn(write))).isEqualTo(!what.equals("kept"));
  }

  @Test
  void storesAndTheStackPointerConcernIt() {
    assertThat(StackState.concerns(insn("st32 $m0, $m1, $mzero, 0"))).isTrue();
    assertThat(StackState.concerns(insn("add $sp, $sp, 8"))).isTrue();
    assertThat(StackState.concerns(insn("add $m0, $sp, 8"))).isFalse();
    assertThat(StackState.concerns(insn("sync 2"))).isFalse();
  }

  private static StackState after(String body) {
    return afterFrom(StackState.AT_ENTRY, body);
  }

  private static StackState afterFrom(StackState start, String body) {
    StackState state = start;
    for (String line : body.split("; ", -1)) {
      state = state.after(insn(line));
    }
    return state;
  }

  private static Insn insn(String line) {
    Program program = Lint.program(".supervisor\nworker:\n  " + line + "\n  br $lr\n");
    return new ControlFlow(program).unit(0).first();
  }
}

package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.ipukern.tile.asm.IssueUnit;
import org.junit.jupiter.api.Test;

class RepeatBodyTest {
  private static final List<String> PIECES =
      List.of(
          "ld2xst64pace $a0:3, $a4:5, $m0:1+=, $m6, 0x%1$x",
          "ldst64pace $a0:1, $a4:5, $m0:1+=, $m6, %2$d",
          "ld2x64pace $a0:1, $a2:3, $m2:3+=, $mzero, %2$d",
          "st64pace $a0:1, $m2:3+=, $m6, %3$d",
          "add $m4, $m4, -%1$d",
          "add $m5, $m5, $m7",
          "ld64step $a0:1, $m4, $m5+=, %1$d",
          "st64step $a0:1, $m4, $m5+=, $m7",
          "st64 $a0:1, $m4, $mzero, %1$d",
          "ld64 $a0:1, $m4, $mzero, %1$d",
          "nop",
          // What follows changes what the others add, so the body must be walked.
          "add $m7, $m7, 3",
          "add $m0, $m0, $m8",
          "mov $m6, $m4",
          "tapack $m2:3, $m4, $m5, $m4",
          "ld32step $m7, $m4, $m5+=, 1");

  @Test
  void manyPassesDoWhatSinglePassesDo() {
    long seed = 20_261_129;
    Random random = new Random(seed);
    for (int round = 0; round < 2_000; round++) {
      // Three quarters of the bodies only add.
      int pieces = random.nextInt(4) == 0 ? PIECES.size() : 11;
      StringBuilder text = new StringBuilder(".worker\n");
      for (int i = random.nextInt(5); i >= 0; i--) {
        String piece = PIECES.get(random.nextInt(pieces));
        text.append("{ ")
            .append(piece.formatted(random.nextInt(64), random.nextInt(16), random.nextInt(4)))
            .append(" ; fnop }\n");
      }
      Registers once = registers(random);
      Registers many = Registers.worker(0);
      for (int i = 0; i < 12; i++) {
        many.set(i, once.get(i));
      }
      int times = 1 + random.nextInt(500);
      RepeatBody body = body(text.toString());
      for (int i = 0; i < times; i++) {
        body.run(once, memory(), 1, new WalkLimit(100));
      }
      body.run(many, memory(), times, new WalkLimit(10_000));
      for (int i = 0; i < 12; i++) {
        assertThat(many.get(i))
            .as("seed %d, round %d, $m%d after %d passes of%n%s", seed, round, i, times, text)
            .isEqualTo(once.get(i));
      }
    }
  }

  @Test
  void bodiesThatOnlyAddAreNotWalked() {
    RepeatBody adds = body(".worker\n{ ldst64pace $a0:1, $a4:5, $m0:1+=, $m6, 6 ; fnop }");
    Registers registers = registers(new Random(1));
    adds.run(registers, memory(), 4_000, new WalkLimit(1));
    RepeatBody changes = body(".worker\n{ add $m0, $m1, 1 ; fnop }");
    WalkLimit limit = new WalkLimit(3_999);
    assertThat(catchLimit(() -> changes.run(registers, memory(), 4_000, limit))).isTrue();
  }

  private static boolean catchLimit(Runnable run) {
    try {
      run.run();
      return false;
    } catch (NoFigureException e) {
      return true;
    }
  }

  private static Registers registers(Random random) {
    Registers registers = Registers.worker(0);
    for (int i = 0; i < 12; i++) {
      if (random.nextInt(20) != 0) {
        registers.set(i, random.nextInt());
      }
    }
    return registers;
  }

  private static KnownMemory memory() {
    return new KnownMemory(Map.of(), Map.of());
  }

  private static RepeatBody body(String text) {
    List<IssueUnit> units = Texts.program(text).units();
    return new RepeatBody(units.stream().map(unit -> new Step(unit, 0)).toList());
  }
}

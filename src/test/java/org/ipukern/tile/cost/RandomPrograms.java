package org.ipukern.tile.cost;

import java.util.List;
import java.util.Random;

/**
 * Writes random kernels that a tile can run without faults: a supervisor that loads coefficients
 * and launches workers several times, and workers whose ways depend on their number, on the state
 * block and on registers kept from earlier launches.
 *
 * <p>Registers: the supervisor keeps the state in $m0, an entry in $m1, a loop counter in $m8 and
 * has $m2 to $m7 for sums; workers have $m0 to $m5 for values that steer them, $m8 for a stepped
 * address, $m10:11 for packed addresses.
 */
final class RandomPrograms {
  /** Words of the state block. */
  static final int STATE_WORDS = 8;

  private static final List<String> VALUES =
      List.of(
          "add $m%d, $m%d, $m%d",
          "sub $m%d, $m%d, $m%d",
          "mul $m%d, $m%d, $m%d",
          "and $m%d, $m%d, $m%d",
          "or $m%d, $m%d, $m%d",
          "xor $m%d, $m%d, $m%d",
          "max $m%d, $m%d, $m%d",
          "min $m%d, $m%d, $m%d",
          "cmpslt $m%d, $m%d, $m%d",
          "cmpult $m%d, $m%d, $m%d",
          "cmpeq $m%d, $m%d, $m%d",
          "movz $m%d, $m%d, $m%d",
          "sort4x16lo $m%d, $m%d, $m%d",
          "roll16 $m%d, $m%d, $m%d");

  private static final List<String> BUNDLES =
      List.of(
          "{ nop ; fnop }",
          "{ nop ; f16v4hihov4amp $a0:1, $a2:3, $azeros, TAMP_F16V4_E4_P1 }",
          "{ ld64step $a2:3, $mzero, $m8+=, 1 ; fnop }",
          "{ ldst64pace $a2:3, $a4:5, $m10:11+=, $mzero, 0 ; fnop }",
          "{ ldst64pace $a2:3, $a4:5, $m10:11+=, $m7, 6 ; fnop }",
          "{ add $m4, $m4, 3 ; fnop }",
          "{ add $m5, $m5, $m6 ; fnop }",
          "{ shr $m3, $m3, 1 ; fnop }");

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int labels;

  RandomPrograms(long seed) {
    random = new Random(seed);
  }

  String kernel() {
    int entries = 1 + random.nextInt(3);
    supervisor(entries);
    text.append(".worker\n");
    worker("start", true);
    for (int i = 0; i < entries; i++) {
      worker("work" + i, false);
    }
    return text.toString();
  }

  private void supervisor(int entries) {
    line("entry:");
    line("add $sp, $sp, -16");
    line("st32 $lr, $sp, $mzero, 3");
    line("setzi $m2, 4");
    line("put $CR, $m2");
    line("ld32 $m2, $m0, 7");
    line("put $CCCSLOAD, $m2");
    for (int i = 3; i < 8; i++) {
      line("ld32 $m%d, $m0, %d".formatted(i, random.nextInt(7)));
    }
    launch("start");
    line("setzi $m8, %d".formatted(random.nextInt(4)));
    String again = label();
    line(again + ":");
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      supervisorCode(random.nextInt(8));
      for (int j = random.nextInt(12); j > 0; j--) {
        line("ld64putcs %d".formatted(random.nextInt(64)));
      }
      launch("work" + random.nextInt(entries));
      supervisorCode(random.nextInt(4));
    }
    line("brnzdec $m8, " + again);
    line("ld32 $lr, $sp, $mzero, 3");
    line("add $sp, $sp, 16");
    line("br $lr");
  }

  private void launch(String entry) {
    line("setzi $m1, " + entry);
    supervisorCode(random.nextInt(4));
    line("runall $m1, $m0, 0");
    supervisorCode(random.nextInt(14));
    line("sync 2");
    if (random.nextInt(4) == 0) {
      line("sync 2");
    }
  }

  private void supervisorCode(int count) {
    for (int i = 0; i < count; i++) {
      switch (random.nextInt(8)) {
        case 0 -> line("nop");
        case 1 -> line("ld32 $m%d, $m0, %d".formatted(2 + random.nextInt(6), random.nextInt(7)));
        case 2 -> line("st32 $m%d, $sp, $mzero, 0".formatted(2 + random.nextInt(6)));
        case 3 -> line("ld32 $m%d, $sp, $mzero, 3".formatted(2 + random.nextInt(6)));
        case 4 -> skip(2);
        case 5 -> line("get $m%d, $FP_ICTL".formatted(2 + random.nextInt(6)));
        default -> line(value(2));
      }
      if (random.nextInt(10) == 0) {
        // A value read from a control register is not known: make it one again.
        line("setzi $m%d, %d".formatted(2 + random.nextInt(6), random.nextInt(1000)));
      }
    }
  }

  /** A branch over some code on a value that is known. */
  private void skip(int first) {
    String over = label();
    int condition = first + random.nextInt(6);
    line("ld32 $m%d, $m0, %d".formatted(condition, random.nextInt(7)));
    line("%s $m%d, %s".formatted(pick(List.of("brz", "brnz", "brneg", "brpos")), condition, over));
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      line(value(first));
    }
    line(over + ":");
  }

  private void worker(String entry, boolean first) {
    line(".align 8");
    line(entry + ":");
    if (first) {
      start();
    }
    line("get $m0, $WSR");
    line("and $m0, $m0, 7");
    for (int i = random.nextInt(8); i > 0; i--) {
      switch (random.nextInt(6)) {
        case 0 -> loop();
        case 1 -> repeat();
        case 2 -> workerSkip();
        case 3 ->
            line("ld32 $m%d, $mvertex_base, $mzero, %d".formatted(1 + random.nextInt(5), number()));
        default -> line(value(0));
      }
    }
    line("exitz $mzero");
  }

  private void start() {
    for (int i = 1; i < 6; i++) {
      line("ld32 $m%d, $mvertex_base, $mzero, %d".formatted(i, number()));
    }
    line("setzi $m8, 0x90000");
    line("setzi $m6, 0x60000");
    line("setzi $m7, 0x98000");
    line("tapack $m10:11, $m6, $m6, $m7");
    line("setzi $m6, 7");
    line("setzi $m7, 0x803");
    line("setzi $a0, 8");
    line("uput $FP_CLR, $a0");
    for (int i = 0; i < 6; i++) {
      line("zero $a%d".formatted(i));
    }
  }

  private void workerSkip() {
    String over = label();
    line(
        "%s $m%d, %s"
            .formatted(pick(List.of("brz", "brnz", "brneg", "brpos")), random.nextInt(6), over));
    line("nop");
    line(value(0));
    line(over + ":");
  }

  private void loop() {
    String again = label();
    line("and $m2, $m%d, 7".formatted(random.nextInt(6)));
    line(again + ":");
    line(random.nextBoolean() ? "nop" : "add $m4, $m4, $m2");
    line("brnzdec $m2, " + again);
  }

  private void repeat() {
    String body = label();
    String end = label();
    if (random.nextInt(3) == 0) {
      line("and $m2, $m%d, 1".formatted(pick(List.of(8, 10, 11))));
    } else {
      line("and $m2, $m%d, 15".formatted(random.nextInt(6)));
    }
    if (random.nextBoolean()) {
      line("add $m2, $m2, 0");
    }
    String count = random.nextInt(5) == 0 ? "" + random.nextInt(9) : "$m2";
    line(".align 8");
    line("{ rpt %s, (%s-%s)/8-1 ; fnop }".formatted(count, end, body));
    line(body + ":");
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      line(pick(BUNDLES));
    }
    line(end + ":");
  }

  private String value(int first) {
    String shape = pick(VALUES);
    int target = first + (first == 0 ? 1 + random.nextInt(5) : random.nextInt(6));
    return String.format(shape, target, first + random.nextInt(6), first + random.nextInt(6));
  }

  private int number() {
    return random.nextInt(7);
  }

  private String label() {
    return "L" + labels++;
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}

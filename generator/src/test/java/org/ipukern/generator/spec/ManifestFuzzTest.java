package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ipukern.generator.spec.json.InputProblem;
import org.junit.jupiter.api.Test;

/** Changed and cut manifests are read or refused with a place, never anything else. */
class ManifestFuzzTest {
  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "0",
          "-1",
          "99999999999999999999",
          "1e9",
          "null",
          "\"f143\"",
          "\"packed\"",
          "\"linear\"",
          "\"rows\"",
          "\"gemm\"",
          "\"layout\"",
          "\\u0000",
          "\t");

  @Test
  void everyChangeIsReadOrRefusedWithAPlace() {
    long seed = 77;
    Random random = new Random(seed);
    List<byte[]> texts =
        Fixtures.files("manifests/good", ".json").stream().map(Fixtures::bytes).toList();
    int refused = 0;
    for (int i = 0; i < 3_000; i++) {
      byte[] changed = change(random, texts.get(random.nextInt(texts.size())));
      String what = "seed " + seed + ", change " + i + ": " + new String(changed, UTF_8);
      try {
        assertThat(Manifest.read("m", changed).entries()).isNotEmpty();
      } catch (ManifestException e) {
        refused++;
        for (InputProblem problem : e.problems()) {
          assertThat(problem.position().line()).as(what).isPositive();
          assertThat(problem.text()).as(what).matches("m:[0-9]+:[0-9]+: [ -~]+");
        }
      }
    }
    assertThat(refused).isBetween(1_500, 2_999);
  }

  private static byte[] change(Random random, byte[] text) {
    byte[] bytes = text.clone();
    for (int change = random.nextInt(3); change >= 0; change--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(4)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes = insert(bytes, at, PIECES.get(random.nextInt(PIECES.size())));
        case 2 -> bytes[at] = (byte) ('0' + random.nextInt(10));
        default -> {
          int end = Math.min(bytes.length, at + random.nextInt(8));
          byte[] tail = Arrays.copyOfRange(bytes, end, bytes.length);
          bytes = insert(Arrays.copyOf(bytes, at + tail.length), at, "");
          System.arraycopy(tail, 0, bytes, at, tail.length);
        }
      }
    }
    return bytes;
  }

  private static byte[] insert(byte[] bytes, int at, String piece) {
    byte[] middle = piece.getBytes(UTF_8);
    byte[] out = Arrays.copyOf(bytes, bytes.length + middle.length);
    System.arraycopy(middle, 0, out, at, middle.length);
    System.arraycopy(bytes, at, out, at + middle.length, bytes.length - at);
    return out;
  }
}

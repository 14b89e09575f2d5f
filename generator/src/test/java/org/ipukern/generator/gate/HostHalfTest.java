package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The half of the stand-in headers is binary16: exact one way, nearest even the other way. */
class HostHalfTest {
  private static final double FIRST_INFINITE = 65_520;

  @TempDir Path folder;

  @Test
  void convertsEveryHalfAndTheFloatsAroundIt() throws IOException {
    ByteBuffer numbers = numbers();

    for (int half = 0; half < 0x10000; half++) {
      float value = numbers.getFloat();
      assertThat(Float.compare(value, Half.toFloat(half)))
          .as("half 0x%04x: %a", half, value)
          .isZero();
    }
    int narrowed = 0;
    while (numbers.hasRemaining()) {
      float value = numbers.getFloat();
      int half = numbers.getShort() & 0xFFFF;
      if (half != expected(value)) {
        assertThat(half).as("%a", value).isEqualTo(expected(value));
      }
      narrowed++;
    }
    assertThat(narrowed).isEqualTo(7 * 2 * 0x7C00);
  }

  private static int expected(float value) {
    if (Math.abs(value) >= FIRST_INFINITE) {
      return value < 0 ? 0x8000 | Half.INFINITY : Half.INFINITY;
    }
    return Half.fromFloat(value, Overflow.NAN);
  }

  private ByteBuffer numbers() throws IOException {
    HostCompiler compiler = HostCompiler.find();
    Path source = HostCompiler.STAND_IN.resolve("conformance").resolve("numbers.cpp");
    Path object = folder.resolve("numbers.o");
    Path program = folder.resolve("numbers");
    assertThat(compiler.compile(source, object, List.of())).isEmpty();
    assertThat(compiler.link(List.of(object), program)).isEmpty();
    Path results = folder.resolve("results");
    assertThat(
            HostCompiler.execute(
                List.of(program.toString(), results.toString()), folder.resolve("log")))
        .isEmpty();
    return ByteBuffer.wrap(Files.readAllBytes(results)).order(ByteOrder.LITTLE_ENDIAN);
  }
}

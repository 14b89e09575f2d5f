package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ipukern.generator.spec.json.InputProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema and the reader refuse the same manifests. */
class ManifestSchemaTest {
  private static final PublishedSchema SCHEMA = new PublishedSchema("manifest.schema.json");

  static Stream<Path> fixtures() {
    return Stream.of("manifests/good", "manifests/bad")
        .flatMap(folder -> Fixtures.files(folder, ".json").stream());
  }

  @Test
  void shipsTheSameBytesInTheJarAndInTheDocs() {
    assertThat(Path.of("..", "docs", "manifest.schema.json")).hasBinaryContent(SCHEMA.bytes());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void agreesWithTheReaderOnFixtures(Path file) {
    byte[] bytes = Fixtures.bytes(file);
    List<InputProblem> problems = problems(bytes);
    if (PublishedSchema.applies(problems)) {
      List<?> errors = SCHEMA.errors(new String(bytes, UTF_8));
      assertThat(errors.isEmpty())
          .as("schema says %s", errors)
          .isEqualTo(PublishedSchema.accepts(problems));
    }
  }

  @Test
  void agreesWithTheReaderOnRandomEntries() {
    long seed = 20261129;
    RandomEntries entries = new RandomEntries(seed, 4);
    int refused = 0;
    int legal = 0;
    for (int i = 0; i < 3_000; i++) {
      String entry = entries.next();
      String text = "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[" + entry + "]}";
      List<InputProblem> problems = problems(text.getBytes(UTF_8));
      List<?> errors = SCHEMA.errors(text);
      String what = "seed " + seed + ", entry " + i + ": " + entry;
      if (!PublishedSchema.accepts(problems)) {
        assertThat(errors).as(what + " but the reader says " + problems).isNotEmpty();
        refused++;
      } else if (PublishedSchema.applies(problems)) {
        assertThat(errors).as(what).isEmpty();
        legal++;
      }
    }
    assertThat(refused).isGreaterThan(500);
    assertThat(legal).isGreaterThan(300);
  }

  private static List<InputProblem> problems(byte[] bytes) {
    try {
      Manifest.read("m", bytes);
      return List.of();
    } catch (ManifestException e) {
      return e.problems();
    }
  }
}

package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.generator.spec.json.InputRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema and the reader refuse the same manifests. */
class ManifestSchemaTest {
  /** Rules about the text, which a schema never sees. */
  private static final Set<InputRule> TEXT =
      Set.of(
          InputRule.ENCODING,
          InputRule.SYNTAX,
          InputRule.LIMIT,
          InputRule.DUPLICATE_FIELD,
          InputRule.NUMBER_SPELLING);

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(new String(resource(), UTF_8), InputFormat.JSON);

  static List<Path> fixtures() {
    return List.of(Fixtures.good(), Fixtures.bad()).stream().flatMap(List::stream).toList();
  }

  @Test
  void shipsTheSameBytesInTheJarAndInTheDocs() throws IOException {
    assertThat(Path.of("..", "docs", "manifest.schema.json")).hasBinaryContent(resource());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void agreesWithTheReaderOnFixtures(Path file) throws IOException {
    List<InputProblem> problems = problems(Files.readAllBytes(file));
    if (problems.stream().noneMatch(problem -> TEXT.contains(problem.rule()))) {
      boolean expected = problems.stream().noneMatch(problem -> problem.rule().inSchema());
      List<?> errors = SCHEMA.validate(Files.readString(file, UTF_8), InputFormat.JSON);
      assertThat(errors.isEmpty()).as("schema says %s", errors).isEqualTo(expected);
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
      List<?> errors = SCHEMA.validate(text, InputFormat.JSON);
      String what = "seed " + seed + ", entry " + i + ": " + entry;
      if (problems.stream().anyMatch(problem -> problem.rule().inSchema())) {
        assertThat(errors).as(what + " but the reader says " + problems).isNotEmpty();
        refused++;
      } else if (problems.stream().noneMatch(problem -> TEXT.contains(problem.rule()))) {
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

  private static byte[] resource() {
    String name = "/org/ipukern/generator/manifest.schema.json";
    try (InputStream stream = ManifestSchemaTest.class.getResourceAsStream(name)) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.ipukern.generator.spec.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.ipukern.generator.spec.Fixtures;
import org.ipukern.generator.spec.PublishedSchema;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RunDescriptionTest {
  private static final PublishedSchema SCHEMA = new PublishedSchema("run.schema.json");

  static List<Path> bad() {
    return Fixtures.files("runs/bad", ".json");
  }

  static Stream<Path> fixtures() {
    return Stream.concat(Fixtures.files("runs/good", ".json").stream(), bad().stream());
  }

  private static RunDescription read(String name) {
    Path file = Path.of("..", "test-fixtures", "runs", "good", name);
    return RunDescription.read(name, Fixtures.bytes(file));
  }

  @Test
  void readsEveryField() {
    RunDescription run = read("supervisor-gemm.json");
    assertThat(run.start()).isEqualTo(StartMode.SUPERVISOR);
    assertThat(run.state())
        .containsExactly(
            new StateWord.Address("left"),
            new StateWord.Address("coefficients"),
            new StateWord.Address("output"),
            new StateWord.Literal(365),
            new StateWord.Literal(0x50010),
            new StateWord.Literal(-1));
    assertThat(run.timing()).isEqualTo(Map.of("join", 16));
    assertThat(run.defines()).isEqualTo(Map.of("N", "4", "ENTRY", "gemm_entry"));
    assertThat(run.operands().get(0))
        .isEqualTo(
            new RunOperand(
                "left",
                58_400,
                Optional.of(ElementType.F16),
                new Region.Standard(),
                new Contents(ContentsKind.INTEGERS, 7, "", List.of()),
                OperandRole.IN,
                64,
                32,
                Optional.empty()));
    assertThat(run.operands().get(2))
        .isEqualTo(
            new RunOperand(
                "output",
                11_680,
                Optional.empty(),
                new Region.Exact(0x60000),
                Contents.ZEROS,
                OperandRole.OUT,
                128,
                0,
                Optional.of("out.bin")));
  }

  @Test
  void supervisorsTakeArgumentsInRegisters() {
    RunDescription run = read("supervisor-registers.json");
    assertThat(run.registers())
        .containsExactly(
            Map.entry(2, new StateWord.Address("out")),
            Map.entry(3, new StateWord.Literal(-1)),
            Map.entry(7, new StateWord.Literal(0x4c000)));
    assertThat(run.stack()).hasValue(64);
    assertThat(run.scratch()).hasValue(0);
    assertThat(read("least.json").stack()).isEmpty();
  }

  @Test
  void wordsMayPointAtOtherOperands() {
    RunDescription run = read("pointer-table.json");
    assertThat(run.start()).isEqualTo(StartMode.SIX_WORKERS);
    assertThat(run.operands().get(0).contents().words())
        .containsExactly(
            new StateWord.Address("a"),
            new StateWord.Address("b"),
            new StateWord.Literal(0),
            new StateWord.Literal(-1));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void refusesWhatIsWrongInTheseWords(Path file) {
    InputException refused =
        catchThrowableOfType(
            InputException.class,
            () -> RunDescription.read(Fixtures.name(file), Fixtures.bytes(file)));
    assertThat(refused).isNotNull();
    assertThat(refused.getMessage() + "\n").isEqualTo(Fixtures.words(file));
  }

  @Test
  void timingConstantsAreThoseOfTheModel() {
    String text = "{\"schema\":1,\"state\":[],\"timing\":{\"join\":16,\"jion\":1}}";
    assertThat(problems(text.getBytes(UTF_8)))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.field()).isEqualTo("timing.jion");
              assertThat(problem.nearest()).isEqualTo("join");
            });
  }

  @Test
  void shipsTheSameSchemaInTheJarAndInTheDocs() {
    assertThat(Path.of("..", "docs", "run.schema.json")).hasBinaryContent(SCHEMA.bytes());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void agreesWithTheSchemaOnFixtures(Path file) {
    agree(Fixtures.name(file), new String(Fixtures.bytes(file), UTF_8));
  }

  @Test
  void agreesWithTheSchemaOnChangedFixtures() {
    long seed = 11;
    Random random = new Random(seed);
    List<String> values =
        List.of(
            "0",
            "-1",
            "7",
            "null",
            "\"left\"",
            "\"0x50000\"",
            "\"f16\"",
            "\"words\"",
            "\"\"",
            "1.5",
            "[1]",
            "\"gaussian\"",
            "\"out\"",
            "\"interleaved\"",
            "{}",
            "true",
            "400000");
    for (Path file : Fixtures.files("runs/good", ".json")) {
      String text = new String(Fixtures.bytes(file), UTF_8);
      for (int i = 0; i < 300; i++) {
        List<String> parts = List.of(text.split("(?<=: )|(?=,?\n)", -1));
        int at = random.nextInt(parts.size() / 2) * 2 + 1;
        String value = values.get(random.nextInt(values.size()));
        boolean scalar = parts.get(at).matches("\"?[A-Za-z0-9._-]+\"?");
        String changed =
            String.join("", parts.subList(0, at))
                + (scalar ? value : parts.get(at))
                + String.join("", parts.subList(at + 1, parts.size()));
        agree("seed " + seed + ", change " + i + " of " + Fixtures.name(file), changed);
      }
    }
  }

  private static void agree(String what, String text) {
    List<InputProblem> problems = problems(text.getBytes(UTF_8));
    if (PublishedSchema.applies(problems)) {
      List<?> errors = SCHEMA.errors(text);
      assertThat(errors.isEmpty())
          .as("%s: schema says %s, reader %s, of %s", what, errors, problems, text)
          .isEqualTo(PublishedSchema.accepts(problems));
    }
  }

  private static List<InputProblem> problems(byte[] bytes) {
    try {
      RunDescription.read("r", bytes);
      return List.of();
    } catch (InputException e) {
      return e.problems();
    }
  }
}

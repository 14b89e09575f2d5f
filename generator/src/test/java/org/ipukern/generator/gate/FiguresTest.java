package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;

/**
 * Budgets and floors are promises, argued in docs/cost-model.md. figures.tsv says what they are for
 * shapes of every kind; a change there is a decision, never the side effect of another one.
 */
class FiguresTest {
  private static final int COLUMNS = 7;

  private static List<String> lines() throws IOException {
    try (var stream = FiguresTest.class.getResourceAsStream("figures.tsv")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  @Test
  void figuresAreWhatWasPromised() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (String line : lines()) {
      String[] cells = line.split("\t");
      assertThat(cells).as(line).hasSize(COLUMNS);
      KernelSpec spec = SpecBuilder.parse(cells[6]);
      int rows = cells[5].equals("-") ? 0 : Integer.parseInt(cells[5]);
      Figures figures = Figures.of(spec, rows);
      String now =
          String.join(
              "\t",
              Long.toString(figures.budget()),
              Long.toString(figures.floor()),
              cell(figures.formula()),
              cell(figures.refit()),
              Long.toString(figures.usefulAmpIssues()),
              cells[5],
              cells[6]);
      if (!now.equals(line)) {
        wrong.add("promised " + line + "\n   given " + now);
      }
    }

    assertThat(wrong).isEmpty();
  }

  /** An empty or cut file promises nothing. */
  @Test
  void promisesCoverEveryFamily() throws IOException {
    assertThat(lines())
        .hasSizeGreaterThan(500)
        .anyMatch(line -> line.contains("{\"gemm\""))
        .anyMatch(line -> line.contains("{\"cast\""))
        .anyMatch(line -> line.contains("{\"layout\""));
  }

  @Test
  void aRunIsGivenUpAtFourTimesItsBudget() {
    KernelSpec spec =
        SpecBuilder.parse("{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":592}}");
    EntryPoint entry = spec.entryPoints().get(0);
    Figures figures = Figures.of(spec, entry.rows());

    assertThat(figures.budget()).isEqualTo(642);
    assertThat(figures.issueLimit()).isEqualTo(12_568);
  }

  private static String cell(OptionalLong figure) {
    return figure.isPresent() ? Long.toString(figure.getAsLong()) : "-";
  }
}

package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.ipukern.generator.gate.GateRule;
import org.ipukern.generator.report.Resource;
import org.ipukern.generator.report.SlotCause;
import org.ipukern.tile.cost.CostTerm;
import org.ipukern.tile.lint.RuleCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExplainCommandTest {
  private final Cli cli = Cli.in(Path.of(""));

  static Stream<String> ids() {
    return Stream.of(
            RuleCatalog.all().stream().map(RuleCatalog.Entry::id),
            Stream.of(GateRule.values()).map(GateRule::name),
            Stream.of(CostTerm.values()).map(CostTerm::word),
            Stream.of(Resource.values()).map(Resource::code),
            Stream.of(SlotCause.values()).map(SlotCause::code))
        .flatMap(ids -> ids);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyIdHasAText(String id) {
    Cli.Result result = cli.run("explain", id);

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .startsWith(id + " ")
        .hasSizeGreaterThan(100)
        .doesNotContainPattern("%[a-zA-Z]+%");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void listsEveryIdOnce() {
    Cli.Result result = cli.run("explain");

    assertThat(result.code()).isZero();
    assertThat(ids())
        .allSatisfy(id -> assertThat(result.out()).containsOnlyOnce("\n  " + id + " "));
  }

  @Test
  void caseDoesNotMatter() {
    assertThat(cli.run("explain", "g05").out()).isEqualTo(cli.run("explain", "G05").out());
    assertThat(cli.run("explain", "RPT-BODY").out()).contains("wrong:\n    ", "right:\n    ");
  }

  @Test
  void unknownIdNamesTheNearestOnes() {
    Cli.Result result = cli.run("explain", "rpt-bdy");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("nothing is called 'rpt-bdy'; nearest: rpt-body, ");
    assertThat(result.out()).isEmpty();
  }
}

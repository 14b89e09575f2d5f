package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.ipukern.generator.gate.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportTest {
  private static final Locale BEFORE = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(BEFORE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "de-DE", "fr-FR", "ar-EG", "hi-IN", "th-TH-u-nu-thai"})
  void tableIsTheSameInEveryLocale(String locale) {
    Locale.setDefault(Locale.forLanguageTag(locale));

    assertThat(EntryTable.text(List.of(Rows.gemm(Verdict.PASS), Rows.cast()), "ipu21-t1"))
        .isEqualTo(
            """
            entry point  shape          formula  refit  budget  estimate  simulated  floor    AMP  theirs  verdict
            gemm_k_r365  365 x 80 x 16     8919   8554    8919   1234567       8197   7640  89.1%       -  pass
            cast_I       592                  -      -     642       358        358    150      -     548  pass
            tile cycles, modelled (timing model ipu21-t1); the symbol of an entry point is __runCodelet_ipukern__ and its name
            theirs: measured on hardware by others, with their own kernel for that shape; all else is modelled, ours
            2 kernels, 2 entry points: 2 passed, 0 refused, 0 without verdict
            """);
  }

  @Test
  void everyFailingRuleIsNamedAndLongListsAreCut() {
    Reason[] reasons = new Reason[8];
    for (int i = 0; i < 7; i++) {
      reasons[i] = new Reason("G01", "finding " + i);
    }
    reasons[7] = new Reason("G06", "simulated 9000 cycles");

    assertThat(EntryTable.text(List.of(Rows.gemm(Verdict.REFUSED, reasons)), "m"))
        .contains(
            """
            gemm_k_r365: refused
              G01 finding 0
              G01 finding 1
              G01 finding 2
              G01 finding 3
              G01 and 3 more
              G06 simulated 9000 cycles
            """)
        .endsWith("1 kernel, 1 entry point: 0 passed, 1 refused, 0 without verdict\n");
  }

  @Test
  void jsonHasASchemaNumberAndNullForWhatIsMissing() {
    EntryRow undecided = Rows.gemm(Verdict.NO_VERDICT, new Reason("", "say \"why\""));

    assertThat(RunJson.text(List.of(undecided), "ipu21-t1"))
        .isEqualTo(
            """
            {
              "schema": 1,
              "model": "ipu21-t1",
              "summary": { "kernels": 1, "entries": 1, "passed": 0, "refused": 0, "noVerdict": 1 },
              "entries": [
                { "symbol": "__runCodelet_ipukern__gemm_k_r365", "kernel": "gemm_k", "family": "gemm", "shape": "365 x 80 x 16", "formula": 8919, "refit": 8554, "budget": 8919, "estimate": 1234567, "simulated": null, "floor": 7640, "ampPermille": null, "measuredTheirs": null, "undocumented": false, "verdict": "no verdict", "reasons": [{ "rule": "", "message": "say \\"why\\"" }], "terms": { "supervisor": 37, "steady-state": 8160 } }
              ]
            }
            """);
  }

  @Test
  void worstVerdictDecidesAndNothingIsNoVerdict() {
    EntryRow pass = Rows.cast();
    EntryRow undecided = Rows.gemm(Verdict.NO_VERDICT);
    EntryRow refused = Rows.gemm(Verdict.REFUSED);

    assertThat(RunSummary.of(List.of(pass)).verdict()).isEqualTo(Verdict.PASS);
    assertThat(RunSummary.of(List.of(pass, undecided)).verdict()).isEqualTo(Verdict.NO_VERDICT);
    assertThat(RunSummary.of(List.of(refused, undecided)).verdict()).isEqualTo(Verdict.REFUSED);
    assertThat(RunSummary.of(List.of()).verdict()).isEqualTo(Verdict.NO_VERDICT);
  }

  @Test
  void explanationWithoutAnEstimateSaysWhy() {
    EntryRow row = Rows.gemm(Verdict.REFUSED, new Reason("G02", "C[3][17] is wrong"));

    assertThat(new Explanation(row, null, java.util.Optional.empty()).text("ipu21-t1"))
        .isEqualTo(
            """
            gemm_k_r365  365 x 80 x 16
              tile cycles, modelled (timing model ipu21-t1)

              estimate         1234567
              floor               7640
              budget              8919
              formula             8919
              refit               8554

              verdict: refused
                G02 C[3][17] is wrong
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 3, 33.3%",
    "2, 3, 66.7%",
    "0, 7, 0.0%",
    "7, 7, 100.0%",
    "1, 2000, 0.1%",
    "1, 2001, 0.0%",
    "9, 7, 128.6%",
    "5, 0, -"
  })
  void sharesAreRoundedToTheNearestTenth(long part, long whole, String text) {
    assertThat(Share.of(part, whole)).isEqualTo(text);
  }

  @Test
  void tableWantsAsManyCellsAsColumns() {
    TextTable table = new TextTable(List.of(1), List.of("a", "b"));

    assertThatThrownBy(() -> table.add(List.of("only one")))
        .hasMessage("1 cells in a table of 2 columns");
  }
}

package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CostTermTest {
  @ParameterizedTest
  @EnumSource
  void everyTermExplainsItselfWithTheModelsConstants(CostTerm term) {
    TimingModel timing = TimingModel.ipu21();
    for (String constant : term.constants()) {
      assertThat(timing.constants()).containsKey(constant);
    }
    assertThat(term.explanation(timing)).hasSizeGreaterThan(80).doesNotContain("%");
    assertThat(term.example(timing)).hasSizeGreaterThan(40).doesNotContain("%");
    assertThat(term.title()).isNotBlank();
    assertThat(CostTerm.of(term.word())).contains(term);
  }

  @Test
  void textsFollowAChangedModel() {
    TimingModel slow = TimingModel.ipu21().with("join", 99);
    assertThat(CostTerm.EXIT.explanation(slow)).contains("99 cycles");
    assertThat(CostTerm.of("exits")).isEmpty();
    assertThat(CostTerm.of("EXIT")).contains(CostTerm.EXIT);
  }
}

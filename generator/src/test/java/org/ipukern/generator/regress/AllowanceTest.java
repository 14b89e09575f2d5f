package org.ipukern.generator.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllowanceTest {
  @Test
  void theWiderBoundCountsExactly() {
    assertThat(new Allowance(new BigDecimal("2.5"), 8).limit(353)).isEqualTo(361);
    assertThat(new Allowance(new BigDecimal("2.5"), 9).limit(353)).isEqualTo(362);
    assertThat(new Allowance(new BigDecimal("2.6"), 8).limit(353)).isEqualTo(362);
  }

  @Test
  void aLimitBeyondEveryFigureIsTheGreatestFigure() {
    assertThat(new Allowance(BigDecimal.ZERO, Long.MAX_VALUE).limit(353)).isEqualTo(Long.MAX_VALUE);
    assertThat(new Allowance(new BigDecimal("1e30"), 0).limit(353)).isEqualTo(Long.MAX_VALUE);
    assertThat(new Allowance(BigDecimal.ZERO, 10).limit(Long.MAX_VALUE - 9))
        .isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void textsWithinTheBoundsAreTaken() {
    assertThat(Allowance.of("p", "1000", "c", "1000000000000"))
        .isEqualTo(new Allowance(new BigDecimal("1000"), 1_000_000_000_000L));
    assertThat(Allowance.of("p", "2.50", "c", "0").percent()).isEqualByComparingTo("2.5");
  }

  /** The command line and the Maven plugin give their own names of the two. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000.1 | 0             | share '1000.1': must be a decimal number from 0 to 1000; nearest: 1000",
        "-1     | 0             | share '-1': must be a decimal number from 0 to 1000; nearest: 0",
        "1e2    | 0             | share '1e2': must be a decimal number from 0 to 1000; nearest: 0",
        "0      | 1.5           | more '1.5': must be a whole number from 0 to 1000000000000; nearest: 0",
        "0      | 9223372036854775807 | more '9223372036854775807': must be a whole number from 0 to 1000000000000; nearest: 1000000000000",
        "0      | 1000000000001 | more '1000000000001': must be a whole number from 0 to 1000000000000; nearest: 1000000000000",
        "99999999999999999999 | 0 | share '99999999999999999999': must be a decimal number from 0 to 1000; nearest: 1000"
      })
  void othersAreRefusedWithTheNearest(String percent, String cycles, String message) {
    assertThatThrownBy(() -> Allowance.of("share", percent, "more", cycles))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}

package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.asm.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case GK-11: nothing that does not fit its field gets through, and the nearest value is named. */
class ImmediateRulesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          add $m0, $m1, 65535                        | ''               | 0
          add $m0, $m1, 65536                        | immediate-range  | 65535
          add $m0, $m1, -32768                       | ''               | 0
          add $m0, $m1, -32769                       | immediate-range  | -32768
          addz $m0, $m1, 65535                       | ''               | 0
          addz $m0, $m1, -1                          | immediate-range  | 0
          adds $m0, $m1, -32768                      | ''               | 0
          adds $m0, $m1, 40000                       | immediate-range  | 32767
          cmpeqz $m0, $m1, -1                        | immediate-range  | 0
          sub $m0, $m1, 32768                        | ''               | 0
          sub $m0, $m1, 32769                        | immediate-range  | 32768
          sub $m0, $m1, -32767                       | ''               | 0
          sub $m0, $m1, -40000                       | immediate-range  | -32767
          subs $m0, $m1, -40000                      | immediate-range  | -32767
          sub $m0, 65536, $m1                        | immediate-range  | 65535
          subs $m0, 65535, $m1                       | immediate-range  | 32767
          subz $m0, 65535, $m1                       | ''               | 0
          setzi $m0, 1048575                         | ''               | 0
          setzi $m0, 1048576                         | immediate-range  | 1048575
          setzi $m0, -1                              | immediate-range  | 0
          and $m0, $m1, 4095                         | ''               | 0
          and $m0, $m1, 4096                         | immediate-range  | 4095
          or $m0, $m1, 0x80000000                    | ''               | 0
          mul $m0, $m1, 40000                        | immediate-range  | 32767
          get $m0, 255                               | ''               | 0
          get $m0, 300                               | immediate-range  | 255
          get $m0, -1                                | immediate-range  | 0
          put 512, $m0                               | immediate-range  | 255
          uput 300, $a0                              | immediate-range  | 255
          put 300, $a0                               | immediate-range  | 255
          uget $a0, 255                              | ''               | 0
          uget $a0, -1                               | immediate-range  | 0
          get $m0, NUMBER                            | immediate-range  | 255
          ld64 $a0:1, $m0, $mzero, 4095              | ''               | 0
          ld64 $a0:1, $m0, $mzero, 4096              | memory-immediate | 4095
          ld32 $m0, $m0, $mzero, -1                  | memory-immediate | 0
          ld64step $a0:1, $mzero, $m0+=, 127         | ''               | 0
          ld64step $a0:1, $mzero, $m0+=, 128         | memory-immediate | 127
          st32step $m1, $mzero, $m0+=, -129          | memory-immediate | -128
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m2, 15  | ''               | 0
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m2, 16  | stride-selector  | 15
          st64pace $a2:3, $m0:1+=, $m2, 4            | stride-selector  | 3
          ld2xst64pace $a0:3, $a4:5, $m0:1+=, $m2, 63 | ''              | 0
          ld2xst64pace $a0:3, $a4:5, $m0:1+=, $m2, 64 | stride-selector | 63
          """)
  void ranges(String instruction, String rule, long nearest) {
    String text = ".set NUMBER, 300\n.worker\n  worker: " + instruction + "\n  exitz $mzero\n";
    List<Diagnostic> found = Lint.of(text);

    if (rule.isEmpty()) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).extracting(Diagnostic::rule).containsExactly(rule);
      assertThat(found.get(0).advice())
          .containsPattern("nearest legal value is " + nearest + "\\b");
      assertThat(found.get(0).position().line()).isEqualTo(3);
    }
  }

  @Test
  void aSubtractionIsJudgedAsItIsWritten() {
    Diagnostic found = only("sub $m0, $m1, 32769");

    assertThat(found.message()).isEqualTo("32769 does not fit 'sub', which takes -32767 to 32768");
    assertThat(only("addz $m0, $m1, -1").message())
        .isEqualTo("-1 does not fit 'addz', which takes 0 to 65535");
    assertThat(only("put 300, $a0").message())
        .isEqualTo("300 does not fit the register number of 'put', which is 0 to 255");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          brz $m0, 0x7ffff      | false
          brz $m0, 0x80000      | true
          brz $m0, 0x100000     | true
          bri 0x80000           | true
          bri -1                | true
          brnzdec $m0, 0x80000  | true
          call $m0, 0x80000     | false
          call $m0, 0xfffff     | false
          call $m0, 0x100000    | true
          call $m0, worker      | false
          """)
  void wordAddresses(String instruction, boolean refused) {
    List<String> rules = Lint.rules(".worker\nworker:\n  " + instruction + "\n  exitz $mzero\n");

    assertThat(rules.contains("immediate-range")).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F16V4_E4_P3   | false
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, NAME               | false
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F8V8_E4_P3    | true
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F32_E4_P0     | true
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, TSLIC_F16V4_1x4_W0 | true
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, 77                 | true
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, 0                  | true
          f16v4hihov4amp $a0:1, $a2:3, $a4:5, 16385              | true
          f8v8hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F8V8_E4_P3     | false
          f8v8hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F16V4_E4_P3    | false
          f8v8hihov4amp $a0:1, $a2:3, $a4:5, TAMP_F32_E4_P0      | true
          f32sisoamp $a0:1, $a2, $azeros, TAMP_F32_E4_P7         | false
          f32sisov2amp $a0:1, $a2, $azeros, TAMP_F16V4_E4_P0     | true
          f16v4hihov4slic $a0:1, $a2:3, $a4:5, TSLIC_F16V4_1x4_W1 | false
          f16v4hihov4slic $a0:1, $a2:3, $a4:5, TAMP_F16V4_E4_P0  | true
          f16v4stacc $a0:1, TSTACC_P1                            | false
          f16v4stacc $a0:1, 0                                    | false
          f16v4stacc $a0:1, TISTACC_P0                           | true
          f16v4istacc $a0:1, $a2:3, $a4:5, TISTACC_P1            | false
          f16v4istacc $a0:1, $a2:3, $a4:5, TSTACC_P1             | true
          f32int $a0, $a1, 2                                     | false
          """)
  void phaseConstants(String instruction, boolean refused) {
    String text =
        """
        .set NAME, TAMP_F16V4_E4_P1
        .worker
        worker:
          ld64 $a2:3, $mvertex_base, $mzero, 0
          ld64 $a4:5, $mvertex_base, $mzero, 0
          %s
          exitz $mzero
        """
            .formatted(instruction);

    assertThat(Lint.rules(text).contains("immediate-range")).isEqualTo(refused);
  }

  @Test
  void aPhaseThatDoesNotExistGetsTheNearestThatDoes() {
    Diagnostic found = only("f16v4hihov4amp $a0:1, $azeros, $azeros, TSLIC_F16V4_1x4_W0");
    assertThat(found.message()).isEqualTo("TSLIC_F16V4_1x4_W0 is no phase of 'f16v4hihov4amp'");
    assertThat(found.advice()).startsWith("it takes TAMP_F16V4_E4_P0, TAMP_F16V4_E4_P1, ");

    List<Diagnostic> findings =
        Lint.ofForeign(lone("f16v4hihov4amp $a0:1, $azeros, $azeros, TAMP_F16V4_E4_P7"));
    assertThat(findings)
        .extracting(Diagnostic::rule)
        .containsExactlyInAnyOrder("external-symbol", "immediate-range");
    assertThat(findings).allSatisfy(f -> assertThat(f.advice()).contains("TAMP_F16V4_E4_P"));
    assertThat(Lint.of(lone("f16v4stacc $a0:1, TSTACC_P2")).get(0).advice()).contains("TSTACC_P0");
    assertThat(findings).noneSatisfy(f -> assertThat(f.advice()).contains(".extern"));
  }

  private static String lone(String instruction) {
    return ".worker\nworker:\n  " + instruction + "\n  exitz $mzero\n";
  }

  private static Diagnostic only(String instruction) {
    List<Diagnostic> found = Lint.of(lone(instruction));
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          setzi $m4, 511                 | false
          setzi $m4, 0x3ff               | false
          setzi $m4, 1024                | true
          setzi $m4, 2049                | true
          ldconst $m4, -2                | true
          ldconst $m4, 0x40000001        | true
          ld32 $m4, $m5, $mzero, 0       | false
          """)
  void constantStrideWords(String load, boolean refused) {
    String text =
        """
        .worker
        worker:
          %s
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0100
          exitz $mzero
        """
            .formatted(load);

    assertThat(Lint.rules(text)).isEqualTo(refused ? List.of("paced-stride") : List.of());
  }

  @Test
  void everyFieldThatSomeAccessSelectsMayBeSet() {
    String text =
        """
        .worker
        worker:
          setzi $m4, (2 << 10) | 1
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b1000
          exitz $mzero
        """;

    assertThat(Lint.rules(text)).isEmpty();
  }

  @Test
  void aWordBuiltInStepsIsFollowed() {
    String text =
        """
        .worker
        worker:
          setzi $m4, 513
          shl $m4, $m4, 1
          ldst64pace $a0:1, $a2:3, $m0:1+=, $m4, 0b0001
          exitz $mzero
        """;

    assertThat(Lint.of(text)).hasSize(1);
    assertThat(Lint.of(text).get(0).message()).contains("0x00000402").contains("field 2");
  }
}

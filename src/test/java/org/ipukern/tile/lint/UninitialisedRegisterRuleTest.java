package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Case GK-09: reads of registers that nothing has written. */
class UninitialisedRegisterRuleTest {
  @Test
  void aWorkerVertexStartsWithItsBasesOnly() {
    assertThat(Lint.rules(vertex("ld32 $m0, $mvertex_base, $mzero, 0"))).isEmpty();
    assertThat(Lint.rules(vertex("ld32 $m0, $mworker_base, $mzero, 0"))).isEmpty();
    assertThat(Lint.rules(vertex("ld32 $m0, $m1, $mzero, 0")))
        .containsExactly("uninitialised-register");
    assertThat(Lint.rules(vertex("f32v2add $a0:1, $a2:3, $azeros")))
        .containsExactly("uninitialised-register");
  }

  @Test
  void oneWriteOnSomePathIsEnough() {
    assertThat(
            Lint.rules(
                vertex("ld32 $m0, $mvertex_base, 0\nbrz $m0, 1f\nsetzi $m1, 1\n1:\nmov $m2, $m1")))
        .isEmpty();
  }

  @Test
  void halfAPairIsNotThePair() {
    String text = vertex("setzi $a0, 1\nf32v2add $a2:3, $a0:1, $azeros");

    assertThat(Lint.rules(text)).containsExactly("uninitialised-register");
    assertThat(Lint.of(text).get(0).message()).contains("reads $a1 of $a0:1");
  }

  @Test
  void halvesOfABundleReadWhatWasThereBefore() {
    assertThat(
            Lint.rules(vertex("{ ld32 $a0, $mvertex_base, $mzero, 0 ; f32add $a1, $a0, $azero }")))
        .containsExactly("uninitialised-register");
  }

  @Test
  void valuesThatDoNotMatterMayBeRead() {
    assertThat(Lint.rules(vertex("xor $m0, $m0, $m0"))).isEmpty();
    assertThat(Lint.rules(vertex("xor $m0, $m0, $m1"))).hasSize(2);
  }

  @Test
  void laterLaunchesKeepTheRegistersOfEarlierOnes() {
    String text = launches("setzi $m1, first", "setzi $m1, second");

    assertThat(Lint.rules(text)).isEmpty();
    assertThat(Lint.rules(launches("setzi $m1, second", "setzi $m1, first")))
        .containsExactly("uninitialised-register");
  }

  @Test
  void loopsOverLaunchesAreToldApartByTheEntryLoaded() {
    String loop =
        """
        setzi $m1, first
        setzi $m3, 4
        1:
        runall $m1, $m0, 0
        sync 2
        setzi $m1, second
        brnzdec $m3, 1b
        """;

    assertThat(Lint.rules(supervisor(loop))).isEmpty();
    assertThat(
            Lint.rules(
                supervisor(
                    loop.replace("first", "other")
                        .replace("second", "first")
                        .replace("other", "second"))))
        .containsExactly("uninitialised-register");
  }

  @Test
  void aSupervisorVertexMaySaveWhatItFinds() {
    String head = "DEF_STACK_USAGE 8 __runCodelet_s\n.supervisor\n.globl __runCodelet_s\n";
    String tail =
        "br $lr\n.size __runCodelet_s, .-__runCodelet_s\n.type __runCodelet_s, @function\n";
    String label = "__runCodelet_s:\n";

    assertThat(
            Lint.rules(
                head
                    + label
                    + "add $sp, $sp, -8\nst32 $m7, $sp, $mzero, 0\nadd $sp, $sp, 8\n"
                    + tail))
        .isEmpty();
    assertThat(Lint.rules(head + label + "add $m1, $m7, 1\n" + tail))
        .isEqualTo(List.of("uninitialised-register"));
  }

  private static String vertex(String body) {
    return """
        DEF_STACK_USAGE 0 __runCodelet_w
        .globl __runCodelet_w
        .type __runCodelet_w, @function
        .worker
        __runCodelet_w:
        %s
        exitz $mzero
        .size __runCodelet_w, .-__runCodelet_w
        """
        .formatted(body);
  }

  private static String launches(String one, String two) {
    String run = "\nrunall $m1, $m0, 0\nsync 2\n";
    return supervisor(one + run + two + run);
  }

  private static String supervisor(String body) {
    return """
        DEF_STACK_USAGE 0 supervisor
        .globl supervisor
        .type supervisor, @function
        .supervisor
        supervisor:
        %s
        br $lr
        .size supervisor, .-supervisor
        .worker
        first:
        ld32 $m7, $mvertex_base, $mzero, 0
        exitz $mzero
        second:
        st32 $mzero, $m7, $mzero, 0
        exitz $mzero
        """
        .formatted(body);
  }
}

package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which words of its state block a kernel loads. */
class StateLoadsTest {
  private static StateLoads loads(String supervisor, String worker) {
    String text =
        ".supervisor\n.globl __runCodelet_v\n.type __runCodelet_v, @function\n__runCodelet_v:\n"
            + supervisor
            + "\n  setzi $m1, workers\n  runall $m1, $m0, 0\n  sync 0\n  br $m10\n"
            + ".worker\nworkers:\n"
            + worker
            + "\n  exitz $mzero\n";
    Assembly assembly =
        Assembler.assemble(new SourceText("k.S", text), AssemblerOptions.defaults());
    assertThat(assembly.isComplete()).as("%s", assembly.diagnostics()).isTrue();
    return new StateLoads(assembly.program());
  }

  /** Word indices, and whether nothing else is done with the address. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ld32 $m2, $m0, $m15, 0     | ''                                        | 0     | true",
        "ld32 $m2, $m0, $m15, 3     | ''                                        | 3     | true",
        "''                         | ld32 $m2, $m13, $m15, 1                   | 1     | true",
        "''                         | ld64 $a0:1, $m13, $m15, 1                 | 2 3   | true",
        "''                         | ld128 $a0:3, $m13, $m15, 1                | 4 5 6 7 | true",
        "''                         | ld32 $m2, $m13, $m4, 1                    | ''    | false",
        "''                         | ld32 $m2, $m13, $m15, $m4                 | ''    | false",
        "''                         | add $m2, $m13, 4                          | ''    | false",
        "add $m2, $m0, 4            | ''                                        | ''    | false",
        "add $m0, $m2, 4            | ''                                        | ''    | false",
        "''                         | st32 $m2, $m13, $m15, 1                   | ''    | false",
        "''                         | st32 $m13, $m12, $m15, 1                  | ''    | false",
        "''                         | add $m0, $m2, 4                           | ''    | true",
        "add $m13, $m2, 4           | ''                                        | ''    | true",
        "''                         | ld2x64pace $a0:1, $a2:3, $m12:13+=, $m2, 0 | ''    | false",
        "''                         | ld32 $m2, $m13, $m13, 1                   | ''    | false",
        "ld32 $m2, $m0, $m15, 0     | ld32 $m2, $m13, $m15, 2                   | 0 2   | true"
      })
  void findsTheWords(String supervisor, String worker, String words, boolean known) {
    StateLoads loads = loads("  " + supervisor, "  " + worker);

    assertThat(loads.isKnown()).isEqualTo(known);
    assertThat(words(loads)).isEqualTo(words);
  }

  private static String words(StateLoads loads) {
    Set<Integer> words = loads.words().keySet();
    return String.join(" ", words.stream().map(String::valueOf).toList());
  }

  @Test
  void firstLoadOfAWordIsItsPlace() {
    StateLoads loads =
        loads("  ld32 $m2, $m0, $m15, 0\n  ld32 $m3, $m0, $m15, 0", "  ld32 $m2, $m13, $m15, 1");

    assertThat(loads.words().get(0).line()).isEqualTo(5);
    assertThat(loads.words().get(1).line()).isEqualTo(13);
  }

  /** Workers that are started with another register as their base do not see the state block. */
  @Test
  void launchWithAnOffsetIsNotUnderstood() {
    String text =
        """
        .supervisor
        .globl __runCodelet_v
        .type __runCodelet_v, @function
        __runCodelet_v:
          setzi $m1, workers
          runall $m1, $m0, 2
          sync 0
          br $m10
        .worker
        workers:
          exitz $mzero
        """;
    Assembly assembly =
        Assembler.assemble(new SourceText("k.S", text), AssemblerOptions.defaults());

    assertThat(new StateLoads(assembly.program()).isKnown()).isFalse();
    Assembly asTarget =
        Assembler.assemble(
            new SourceText("k.S", text.replace("runall $m1, $m0, 2", "runall $m0, $m1, 0")),
            AssemblerOptions.defaults());
    assertThat(new StateLoads(asTarget.program()).isKnown()).isFalse();
  }
}

package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class InlineAssemblyTest {
  private static final String TEXT =
      """
      static void other(int x) {
        asm volatile("nop" : : :);
      }
      template <int n> static void
      loop(int count) {
        // a comment: with "quotes" and )
        if constexpr (n == 1) {
          asm volatile(R"l(
            .macro twice OP
              \\OP
            .endm)l" ::
                :);
        }
        asm volatile("{ rpt %[rounds], 1; fnop }\\n" /* why: "so" */
            "add %[at], %[at], 1\\n" // and: )
            "\\tnop\\n"
            : [at] "+r"(at)
            : [rounds] "r"(count)
            : "memory");
      }
      """;

  @Test
  void takesTheLiteralsOfEachStatementAndReplacesOperands() {
    InlineAssembly loop = InlineAssembly.of(TEXT, "loop");

    assertThat(loop.bound(0, Map.of())).contains(".macro twice OP", "\\OP", ".endm");
    assertThat(loop.bound(1, Map.of("rounds", "$m5", "at", "$m2")))
        .isEqualTo("{ rpt $m5, 1; fnop }\nadd $m2, $m2, 1\n\tnop\n\n");
  }

  @Test
  void saysWhatIsMissing() {
    assertThatThrownBy(() -> InlineAssembly.of(TEXT, "lop")).hasMessage("there is no function lop");
    assertThatThrownBy(() -> InlineAssembly.of("int f(int x) {\n return x;\n}\n", "f"))
        .hasMessage("function f holds no assembly");
    assertThatThrownBy(() -> InlineAssembly.of(TEXT, "loop").bound(1, Map.of("at", "$m2")))
        .hasMessage("operand %[rounds] is not bound");
  }
}

package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a vertex text declares. */
class VertexDeclarationTest {
  private static String vector(String direction, String element, String rest, String name) {
    return "poplar::"
        + direction
        + "<poplar::Vector<"
        + element
        + ", poplar::VectorLayout::"
        + rest
        + ">> "
        + name;
  }

  /** Quarters take a second word, the address of their metadata, and move what lies behind. */
  @Test
  void fieldsTakeStateWordsInTheirOrder() {
    String text =
        "class [[poplar::constraint(\"elem(*a) != elem(*c)\")]] v : public poplar::SupervisorVertex {\n"
            + vector("Input", "quarter", "ONE_PTR, 8", "a")
            + ";\n"
            + "int unknown;\n"
            + vector("InOut", "half", "ONE_PTR, 16, true", "b")
            + ";\n"
            + vector("Output", "unsigned short", "ONE_PTR, 4, false", "c")
            + ";\n};\n";

    VertexDeclaration vertex = VertexDeclaration.parse(text).get(0);

    assertThat(vertex.className()).isEqualTo("v");
    assertThat(vertex.fields())
        .containsExactly(
            new VertexField("a", "Input", "quarter", 8, false, 0),
            new VertexField("b", "InOut", "half", 16, true, 2),
            new VertexField("c", "Output", "unsigned short", 4, false, 3));
    assertThat(vertex.stateWords()).isEqualTo(4);
    assertThat(vertex.apart()).containsExactly(List.of("a", "c"));
    assertThat(vertex.keepsApart("c", "a")).isTrue();
    assertThat(vertex.keepsApart("a", "b")).isFalse();
    assertThat(vertex.field("b")).contains(vertex.fields().get(1));
    assertThat(vertex.field("d")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Input,true,false", "InOut,true,true", "Output,false,true"})
  void directionSaysWhatIsReadAndWritten(String direction, boolean read, boolean written) {
    VertexField field = new VertexField("a", direction, "half", 8, false, 0);

    assertThat(field.isRead()).isEqualTo(read);
    assertThat(field.isWritten()).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({
    "quarter,1",
    "unsigned char,1",
    "half,2",
    "unsigned short,2",
    "float,4",
    "unsigned,4"
  })
  void elementsHaveTheirBytes(String type, int bytes) {
    assertThat(new VertexField("a", "Input", type, 8, false, 0).elementBytes()).isEqualTo(bytes);
  }
}

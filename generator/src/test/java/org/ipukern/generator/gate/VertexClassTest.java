package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VertexClassTest {
  private static final String TEXT =
      """
      namespace ipukern {
      class [[poplar::constraint("elem(*a) != elem(*b)")]] one
          : public poplar::SupervisorVertex {
      public:
        one();
        // int hidden;
        poplar::Input<int>  a;
        bool compute() { if (x) { y(); } while (z) { } return true; }
      private:
        int last; ;
      };
      class two : public poplar::MultiVertex { int x; };
      class other : public base::Vertex { int x; };
      }
      """;

  private static List<String> members(VertexClass vertex) {
    return vertex.members().stream().map(VertexClass.Part::text).toList();
  }

  @Test
  void membersAreWhatStandsBetweenSemicolonsAndBodies() {
    List<VertexClass> classes = VertexClass.find(new CppText("k.cpp", TEXT));

    assertThat(classes).extracting(vertex -> vertex.name().text()).containsExactly("one", "two");
    assertThat(classes)
        .extracting(VertexClass::base)
        .containsExactly("SupervisorVertex", "MultiVertex");
    VertexClass one = classes.get(0);
    assertThat(one.attributes().text())
        .isEqualTo("[[poplar::constraint(\"elem(*a) != elem(*b)\")]]");
    assertThat(members(one))
        .containsExactly("one()", "poplar::Input<int>  a", "bool compute()", "int last");
    assertThat(members(classes.get(1))).containsExactly("int x");
  }

  @Test
  void partsKnowWhereTheyStand() {
    VertexClass one = VertexClass.find(new CppText("k.cpp", TEXT)).get(0);

    assertThat(one.name().offset()).isEqualTo(TEXT.indexOf("one\n"));
    assertThat(one.attributes().offset()).isEqualTo(TEXT.indexOf("[["));
    for (VertexClass.Part member : one.members()) {
      assertThat(TEXT.substring(member.offset())).startsWith(member.text());
    }
  }

  /** A text cut off anywhere is read as far as it goes. */
  @Test
  void cutTextsAreReadAsFarAsTheyGo() {
    for (int end = 0; end < TEXT.length(); end++) {
      assertThat(VertexClass.find(new CppText("k.cpp", TEXT.substring(0, end))))
          .hasSizeBetween(0, 2);
    }
    String inBody = TEXT.substring(0, TEXT.indexOf("y();"));
    assertThat(members(VertexClass.find(new CppText("k.cpp", inBody)).get(0)))
        .containsExactly("one()", "poplar::Input<int>  a", "bool compute()");
  }
}

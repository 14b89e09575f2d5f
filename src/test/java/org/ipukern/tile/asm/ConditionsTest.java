package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        ".if 1",
        ".if (. - a) & 4",
        ".ifne 2",
        ".ifeq 0",
        ".ifge 0",
        ".ifgt 1",
        ".ifle 0",
        ".iflt -1",
        ".ifdef a",
        ".ifndef b",
        ".ifnotdef b",
        ".ifb",
        ".ifnb x",
        ".ifc half, half",
        ".ifc \"x y\" , \"x y\"",
        ".ifnc half, float",
        ".ifeqs \"a\", \"a\"",
        ".ifeqs \"a,b\",\"a,b\"",
        ".ifc \"a,b\",\"a,b\"",
        ".ifnes \"a,b\",\"a\"",
        ".ifnes \"a\", \"b\"",
        ".IF 1",
      })
  void holds(String condition) {
    assertThat(Texts.listing("a: nop", condition, "fnop", ".else", "garbage", ".endif"))
        .containsExactly("0 nop", "4 fnop");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".if 0",
        ".ifne 0",
        ".ifeq 1",
        ".ifge -1",
        ".ifgt 0",
        ".ifle 1",
        ".iflt 0",
        ".ifdef b",
        ".ifndef a",
        ".ifb x",
        ".ifnb",
        ".ifc half, float",
        ".ifc \"half\", half",
        ".ifeqs \"a,b\",\"a,c\"",
        ".ifnc a, a",
      })
  void doesNotHold(String condition) {
    assertThat(Texts.listing("a: nop", condition, "garbage \"", ".else", "fnop", ".endif"))
        .containsExactly("0 nop", "4 fnop");
  }

  @Test
  void theFirstBranchThatHoldsIsRead() {
    assertThat(
            Texts.listing(
                ".set n, 2",
                ".if n == 1",
                "garbage",
                ".elseif n == 2",
                "nop",
                ".elseif nonsense",
                "garbage",
                ".else",
                "garbage",
                ".endif",
                ".if 0 ; garbage { ; .else ; fnop ; .endif ; nop",
                ".if 0",
                ".if nonsense",
                ".elseif nonsense",
                ".else",
                ".endif",
                ".elseif 0",
                ".endif"))
        .containsExactly("0 nop", "4 fnop", "8 nop");
  }

  @Test
  void excludedLinesAreCounted() {
    Assembly assembly = Texts.assemble(".if 0", "garbage", "1: \"", "", ".endif", "nop");
    assertThat(assembly.census()).isEqualTo(new LineCensus(1, 2, 1, 2, 0));
  }

  @Test
  void wrongConditions() {
    assertThat(Texts.findings("nop", " .if 1", "nop")).containsExactly("2:2+3 unterminated");
    assertThat(Texts.findings(".endif", ".else", ".elseif 1"))
        .containsExactly("1:1+6 syntax", "2:1+5 syntax", "3:1+7 syntax");
    assertThat(Texts.findings(".if 1", ".else", ".else", ".endif")).containsExactly("3:1+5 syntax");
    assertThat(Texts.findings(".if", "nop", ".endif", ".ifc a", ".endif", ".ifdef", ".endif"))
        .containsExactly("1:4+1 syntax", "4:6+1 syntax", "6:7+1 syntax");
    assertThat(Texts.findings(".ifeqs a,a", ".endif", ".ifnes \"a\" \"b\"", ".endif"))
        .containsExactly("1:8+1 syntax", "3:12+3 syntax");
    assertThat(Texts.findings(".if nonsense", "nop", ".else", "garbage", ".endif"))
        .containsExactly("1:5+8 undefined-symbol");
    assertThat(Texts.findings(".if 1 2", "nop", ".endif")).containsExactly("1:7+1 syntax");
  }

  @Test
  void aMacroClosesWhatItOpens() {
    assertThat(Texts.findings(".macro OPEN", ".if 1", ".endm", "OPEN", "nop"))
        .containsExactly("4:1+4 unterminated");
    assertThat(Texts.findings(".macro CLOSE", ".endif", ".endm", ".if 1", "CLOSE", ".endif"))
        .containsExactly("5:1+5 syntax");
  }
}

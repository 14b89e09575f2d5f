package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AliasesTest {
  @Test
  void spellingsBecomeTheFormTheyStandFor() {
    assertThat(Texts.listing("sub $m0, $m1, 3")).containsExactly("0 add mreg=0 mreg=1 simm16=-3");
    assertThat(Texts.listing("sub $m0, 3, $m1")).containsExactly("0 sub mreg=0 simm16=3 mreg=1");
    assertThat(Texts.listing("put $FP_CLR, $a0")).containsExactly("0 uput csr=257 areg=0");
    assertThat(Texts.listing("get $a0, $FP_STS")).containsExactly("0 uget areg=0 csr=256");
    assertThat(Texts.listing("uput 2, $a0")).containsExactly("0 uput csr=258 areg=0");
    assertThat(Texts.listing("put 0x50, $m0")).containsExactly("0 put csr=80 mreg=0");
    assertThat(Texts.listing("ld32 $m0, $m1, 2"))
        .containsExactly("0 ld32 mreg=0 mreg=1 mreg=15 zimm12=2");
    assertThat(Texts.listing("st64 $a0:1, $m1, $m2"))
        .containsExactly("0 st64 apair=0 mreg=1 mreg=15 mreg=2");
    assertThat(Texts.listing("mov $m0, $a1")).containsExactly("0 mov mreg=0 areg=1");
    assertThat(Texts.listing("zero $a0:1")).containsExactly("0 zero apair=0");
  }

  @Test
  void loadConstantIsOneOrTwoInstructions() {
    assertThat(Texts.listing("ldconst $m1, 0xfffff"))
        .containsExactly("0 setzi mreg=1 zimm20=1048575");
    assertThat(Texts.listing("ldconst $m1, 0x12345678"))
        .containsExactly("0 setzi mreg=1 zimm20=284280", "4 +or mreg=1 mreg=1 immz12=305135616");
    assertThat(Texts.listing("ldconst $a1, -1"))
        .containsExactly("0 setzi areg=1 zimm20=1048575", "4 +or areg=1 areg=1 immz12=4293918720");
    assertThat(Texts.listing("near: nop", "ldconst $m1, near"))
        .containsExactly("0 nop", "4 setzi mreg=1 zimm20=311552");
    // What is defined only later may have any number of bits.
    assertThat(Texts.listing("ldconst $m1, far", "far: nop"))
        .containsExactly("0 setzi mreg=1 zimm20=311560", "4 +or mreg=1 mreg=1 zimm12=0", "8 nop");
    assertThat(Texts.findings("{ ldconst $m1, 0x12345678 ; fnop }"))
        .containsExactly("1:3+7 bundle-shape");
    assertThat(Texts.findings("ldconst $m1, 0x123456789")).containsExactly("1:14+11 expression");
  }

  @Test
  void theSignExtendedFormIsPreferred() {
    assertThat(Texts.listing("add $m0, $m1, 32767"))
        .containsExactly("0 add mreg=0 mreg=1 simm16=32767");
    assertThat(Texts.listing("add $m0, $m1, 32768"))
        .containsExactly("0 add mreg=0 mreg=1 zimm16=32768");
    assertThat(Texts.listing("addz $m0, $m1, 1")).containsExactly("0 add mreg=0 mreg=1 zimm16=1");
    assertThat(Texts.listing("adds $m0, $m1, 40000"))
        .containsExactly("0 add mreg=0 mreg=1 simm16=40000");
    assertThat(Texts.listing("cmpeq $m0, $m1, -1"))
        .containsExactly("0 cmpeq mreg=0 mreg=1 simm16=-1");
  }

  @Test
  void valuesOutsideEveryRangeAreKeptForLint() {
    assertThat(Texts.listing("add $m0, $m1, 70000"))
        .containsExactly("0 add mreg=0 mreg=1 zimm16=70000");
    assertThat(Texts.listing("add $m0, $m1, -70000"))
        .containsExactly("0 add mreg=0 mreg=1 simm16=-70000");
    assertThat(Texts.listing("ld32 $m0, $m1, $m2, 4096"))
        .containsExactly("0 ld32 mreg=0 mreg=1 mreg=2 zimm12=4096");
    assertThat(Texts.listing("or $a0, $a0, 0x3f800000"))
        .containsExactly("0 or areg=0 areg=0 immz12=1065353216");
    assertThat(Texts.listing("f16v4add $a1:2, $a3:4, $a5:6"))
        .containsExactly("0 f16v4add apair=1 apair=3 apair=5");
    assertThat(Texts.listing("{ fnop ; nop }")).containsExactly("0 fnop | nop");
    assertThat(Texts.listing(".supervisor", "get $m0, $FP_SCL"))
        .containsExactly("0 get mreg=0 csr=266");
  }

  @Test
  void registersHaveTheirOtherNames() {
    assertThat(Texts.listing("add $mzero, $lr, $sp"))
        .containsExactly("0 add mreg=15 mreg=10 mreg=11");
    assertThat(Texts.listing("ADD $M0, $BP, $FP")).containsExactly("0 add mreg=0 mreg=8 mreg=9");
    assertThat(Texts.listing("ld32 $m0, $mworker_base, $mvertex_base, 0"))
        .containsExactly("0 ld32 mreg=0 mreg=12 mreg=13 zimm12=0");
    assertThat(Texts.listing("f16v4add $ap1, $azeros, $A6:7"))
        .containsExactly("0 f16v4add apair=2 apair=14 apair=6");
    assertThat(Texts.listing("f16v8acc $aq1", "f16v8acc $a12:15"))
        .containsExactly("0 f16v8acc aquad=4", "4 f16v8acc aquad=12");
    assertThat(Texts.listing("f16v4mul $a0:1, $a2:BU, $a4:5", "f32v2mul $a0:1, $a2:b, $a4:5"))
        .containsExactly(
            "0 f16v4mul apair=0 areg.BU=2 apair=4", "4 f32v2mul apair=0 areg.B=2 apair=4");
    assertThat(Texts.listing(".supervisor", "put $ccCSLOAD, $m0"))
        .containsExactly("0 put csr=80 mreg=0");
  }
}

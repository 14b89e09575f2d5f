package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import org.ipukern.tile.isa.Mode;
import org.junit.jupiter.api.Test;

class AssemblerTest {
  private static final String[] KERNEL = {
    "/* a kernel", // 1
    "   in two lines */", // 2
    "#ifdef __IPU__", // 3
    "#include \"poplar/StackSizeDefs.hpp\"", // 4
    "#include \"poplar/TileConstants.hpp\"", // 5
    "#define ENTRY __runCodelet_demo", // 6
    "#define source m2", // 7
    "DEF_STACK_USAGE 4 * 2 ENTRY // bytes", // 8
    "    .section .text.ENTRY, FUNCTION_IS_WORKER", // 9
    "    .globl ENTRY", // 10
    "    .type ENTRY, @function", // 11
    "    .align 8", // 12
    "    .worker", // 13
    "ENTRY: first: ld32 $source, $mvertex_base, 1 # the pointer", // 14
    "    get $m4, $WSR", // 15
    "    and $m4, $m4, CSR_W_WSR__CTXTID_M1__MASK", // 16
    "    {\trpt $m3, (2f-1f)/8-1 ; fnop }", // 17
    "1: {", // 18
    "     ld64step $a0:1, $mzero, $source+=, 1", // 19
    "     f16v4hihov4amp $a6:7, $a0:1, $azeros, TAMP_F16V4_E4_P1", // 20
    "   }", // 21
    "2:  brnzdec $m4, 1b", // 22
    "    exitz $mzero", // 23
    "    .size ENTRY, . - ENTRY", // 24
    "#else", // 25
    "    not for this target", // 26
    "#endif", // 27
  };

  @Test
  void understandsWhatTheToolEmits() {
    Assembly assembly = Texts.assemble(KERNEL);
    assertThat(assembly.diagnostics()).isEmpty();
    assertThat(assembly.isComplete()).isTrue();
    assertThat(Texts.listing(assembly.program()))
        .containsExactly(
            "0 ld32 mreg=2 mreg=13 mreg=15 zimm12=1",
            "4 get mreg=4 csr=1",
            "8 and mreg=4 mreg=4 zimm12=7",
            "c rpt mreg=3 zimm8=0 | fnop",
            "14 ld64step apair=0 mreg=15 mreg=2 simm8=1 | "
                + "f16v4hihov4amp apair=6 apair=0 apair=14 enum=281474976710657",
            "1c brnzdec mreg=4 label=" + (Program.CODE_BASE + 0x14),
            "20 exitz mreg=15");
    assertThat(assembly.census()).isEqualTo(new LineCensus(2, 16, 8, 1, 0));
  }

  @Test
  void keepsWhatDirectivesSay() {
    Program program = Texts.assemble(KERNEL).program();
    Section section = program.sections().get(0);
    assertThat(program.sections()).hasSize(1);
    assertThat(section.name()).isEqualTo(".text.__runCodelet_demo");
    assertThat(section.executable()).isTrue();
    assertThat(section.worker()).isTrue();
    assertThat(section.alignment()).isEqualTo(8);
    assertThat(section.bytes()).isEqualTo(0x24);
    Symbol entry = program.symbol("__runCodelet_demo").orElseThrow();
    assertThat(entry.value()).isEqualTo(Program.CODE_BASE);
    assertThat(entry.global()).isTrue();
    assertThat(entry.label()).isTrue();
    assertThat(entry.type()).isEqualTo("function");
    assertThat(entry.size()).isEqualTo(0x24);
    assertThat(program.symbol("first").orElseThrow().value()).isEqualTo(Program.CODE_BASE);
    StackUsage usage = program.stackUsages().get(0);
    assertThat(usage.bytes()).isEqualTo(8);
    assertThat(usage.target()).isEqualTo("__runCodelet_demo");
  }

  @Test
  void positionsSurviveMacrosCommentsAndTabs() {
    Program program = Texts.assemble(KERNEL).program();
    Insn load = program.units().get(0).first();
    assertThat(load.position()).isEqualTo(new SourcePosition("t.S", 14, 15, 4));
    assertThat(load.operand("dst").position()).isEqualTo(new SourcePosition("t.S", 14, 20, 7));
    IssueUnit repeat = program.units().get(3);
    assertThat(repeat.position()).isEqualTo(new SourcePosition("t.S", 17, 5, 1));
    assertThat(repeat.second().position()).isEqualTo(new SourcePosition("t.S", 17, 30, 4));
  }

  @Test
  void bundlesStandOnAnyWord() {
    Program program =
        Texts.assemble(" nop", "here: { nop ; fnop }", "there: nop", " bri there").program();
    assertThat(program.symbol("here").orElseThrow().value()).isEqualTo(Program.CODE_BASE + 4);
    assertThat(program.symbol("there").orElseThrow().value()).isEqualTo(Program.CODE_BASE + 12);
    assertThat(program.units()).hasSize(4);
    assertThat(program.units().get(1).address()).isEqualTo(Program.CODE_BASE + 4);
    assertThat(program.units().get(1).isBundle()).isTrue();
  }

  @Test
  void sectionsFollowOneAnotherAtTheirAlignment() {
    Program program =
        Texts.assemble(
                " .section .text.a, \"ax\"",
                " nop",
                " .section .data.b, \"aw\"",
                " .align 16",
                "table: .long 1, table, 0xffffffff",
                " .byte 1",
                " .section .text.a",
                " nop",
                " .text",
                " .p2align 5",
                "last: nop")
            .program();
    assertThat(program.sections())
        .extracting(Section::name)
        .containsExactly(".text.a", ".data.b", ".text");
    assertThat(program.sections().get(0).bytes()).isEqualTo(8);
    assertThat(program.sections().get(1).address()).isEqualTo(Program.CODE_BASE + 16);
    assertThat(program.sections().get(1).executable()).isFalse();
    assertThat(program.sections().get(2).address()).isEqualTo(Program.CODE_BASE + 32);
    assertThat(program.symbol("last").orElseThrow().value()).isEqualTo(Program.CODE_BASE + 32);
    int table = Program.CODE_BASE + 16;
    assertThat(program.data().get(table)).containsExactly(1, 0, 0, 0);
    assertThat(program.data().get(table + 4)).containsExactly(0x10, 0xC1, 4, 0);
    assertThat(program.data().get(table + 8)).containsExactly(-1, -1, -1, -1);
    assertThat(program.data().get(table + 12)).containsExactly(1);
    assertThat(program.end()).isEqualTo(Program.CODE_BASE + 36);
  }

  @Test
  void modeFollowsTheDirectives() {
    Program program = Texts.assemble(" nop", " .supervisor", " nop", " .worker", " nop").program();
    assertThat(program.units())
        .extracting(u -> u.first().mode())
        .containsExactly(Mode.WORKER, Mode.SUPERVISOR, Mode.WORKER);
  }
}

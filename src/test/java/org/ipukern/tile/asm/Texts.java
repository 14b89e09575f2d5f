package org.ipukern.tile.asm;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Assembles small texts and prints what came out. */
final class Texts {
  private Texts() {}

  static Assembly assemble(String... lines) {
    return assembleText(String.join("\n", lines) + "\n");
  }

  static Assembly assembleText(String text) {
    return assembleText(text, AssemblerOptions.defaults());
  }

  static Assembly assembleText(String text, AssemblerOptions options) {
    SourceText source = new SourceText("t.S", text);
    Assembly assembly = Assembler.assemble(source, options);
    if (assembly.census().total() != source.lines().size()) {
      throw new AssertionError(
          assembly.census() + " does not add up to " + source.lines().size() + " lines");
    }
    return assembly;
  }

  /** The program of a text without findings, one line a unit. */
  static List<String> listing(String... lines) {
    Assembly assembly = assemble(lines);
    if (!assembly.diagnostics().isEmpty()) {
      throw new AssertionError(String.join("\n", findings(assembly)));
    }
    return listing(assembly.program());
  }

  static List<String> listing(Program program) {
    return program.units().stream().map(Texts::line).toList();
  }

  private static String line(IssueUnit unit) {
    return String.format(Locale.ROOT, "%x ", unit.address() - Program.CODE_BASE)
        + unit.instructions().stream().map(Texts::text).collect(Collectors.joining(" | "));
  }

  static String text(Insn insn) {
    return (insn.inserted() ? "+" : "")
        + insn.mnemonic()
        + insn.operands().stream()
            .map(o -> " " + o.spec().kind().code() + "=" + o.value())
            .collect(Collectors.joining());
  }

  /** The findings as {@code line:column+length rule}. */
  static List<String> findings(Assembly assembly) {
    return assembly.diagnostics().stream()
        .map(
            d ->
                d.position().line()
                    + ":"
                    + d.position().column()
                    + "+"
                    + d.position().length()
                    + " "
                    + d.rule())
        .toList();
  }

  static List<String> findings(String... lines) {
    return findings(assemble(lines));
  }
}

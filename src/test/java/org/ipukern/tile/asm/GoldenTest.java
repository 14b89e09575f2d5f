package org.ipukern.tile.asm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole texts beside what the assembler makes of them. */
class GoldenTest {
  @ParameterizedTest
  @ValueSource(strings = {"scale", "broken"})
  void textAndListingAgree(String name) throws IOException {
    SourceText source = new SourceText(name + ".S", resource(name + ".S"));
    Assembly assembly = Assembler.assemble(source, AssemblerOptions.defaults());
    assertThat(printed(source, assembly)).isEqualTo(resource(name + ".txt"));
  }

  private static String printed(SourceText source, Assembly assembly) {
    StringBuilder out = new StringBuilder();
    out.append(new DiagnosticPrinter(source).print(assembly.diagnostics()));
    Program program = assembly.program();
    for (Section section : program.sections()) {
      out.append(
          String.format(
              Locale.ROOT,
              "section %s %x %d%n",
              section.name(),
              section.address(),
              section.bytes()));
    }
    Texts.listing(program).forEach(line -> out.append(line).append('\n'));
    program
        .symbols()
        .values()
        .forEach(
            s -> out.append(String.format(Locale.ROOT, "symbol %s %x%n", s.name(), s.value())));
    program.stackUsages().forEach(u -> out.append("stack " + u.bytes() + " " + u.target() + "\n"));
    out.append(assembly.census()).append('\n');
    return out.toString().replace("\r\n", "\n");
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = GoldenTest.class.getResourceAsStream("golden/" + name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }
}

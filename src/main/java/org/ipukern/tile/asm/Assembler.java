package org.ipukern.tile.asm;

import java.util.List;

/** The front end: assembly text to a laid out program. */
public final class Assembler {
  private Assembler() {}

  /**
   * Assembles a text. An error never stops the rest from being understood: everything that is wrong
   * is in the findings, everything that is not is in the program.
   *
   * <p>Legality of what is understood (lanes, register tuples, ranges, modes, repeat bodies) is not
   * judged here but by the lint rules.
   */
  public static Assembly assemble(SourceText source, AssemblerOptions options) {
    Reporter reporter = new Reporter(new CensusBook(source.lines().size()));
    LineSource lines = new Preprocessor(source, options, reporter);
    return assemble(source.name(), lines, options, reporter);
  }

  /**
   * Assembles a text that the system's preprocessor has been over.
   *
   * @param source the text before
   * @param preprocessed the text after, with line markers, under the name that they use for it
   * @param findings of the preprocessor
   */
  static Assembly assemblePreprocessed(
      SourceText source,
      SourceText preprocessed,
      AssemblerOptions options,
      List<Diagnostic> findings) {
    Reporter reporter = new Reporter(new CensusBook(source.lines().size()));
    CppCensus.mark(source, reporter.book());
    findings.forEach(finding -> reporter.add(finding, source.name()));
    SourceFile file = SourceFile.preprocessed(source, preprocessed);
    return assemble(source.name(), new Preprocessor(file, reporter), options, reporter);
  }

  private static Assembly assemble(
      String name, LineSource lines, AssemblerOptions options, Reporter reporter) {
    AssemblyState state = new AssemblyState(reporter, options);
    new StatementParser(state).run(lines);
    Program program = new Layout(state, options.externals()).program(name);
    return new Assembly(
        program, reporter.sorted(), reporter.book().census(), List.copyOf(state.escapes()));
  }
}

package org.ipukern.tile.asm;

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
    CensusBook book = new CensusBook(source.lines().size());
    Reporter reporter = new Reporter(book);
    AssemblyState state = new AssemblyState(reporter);
    StatementParser parser = new StatementParser(state);
    parser.run(new Preprocessor(source, options, reporter));
    parser.finish();
    Program program = new Layout(state).program(source.name());
    return new Assembly(program, reporter.sorted(), book.census());
  }
}

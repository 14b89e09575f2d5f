package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;

/** Puts instructions into the section in force, and gathers those between braces into bundles. */
final class Bundles {
  private static final String SHAPE = "a bundle is { main instruction ; auxiliary instruction }";

  private final AssemblyState state;
  private final List<PendingInsn> inside = new ArrayList<>();
  private SourceLine openLine;
  private int openAt;
  private boolean spoilt;

  Bundles(AssemblyState state) {
    this.state = state;
  }

  boolean isOpen() {
    return openLine != null;
  }

  void open(SourceLine line, Token brace) {
    if (isOpen()) {
      error(line, brace.start(), "a bundle inside a bundle", "close the first one with }");
      return;
    }
    openLine = line;
    openAt = brace.start();
    inside.clear();
    spoilt = false;
  }

  void close(SourceLine line, Token brace) {
    if (!isOpen()) {
      error(line, brace.start(), "this brace closes no bundle", SHAPE);
      return;
    }
    if (!spoilt && inside.size() == 2) {
      emitBundle();
    } else if (!spoilt) {
      error(openLine, openAt, "a bundle of " + count(inside.size()), SHAPE);
    }
    openLine = null;
  }

  private static String count(int instructions) {
    return switch (instructions) {
      case 0 -> "no instructions";
      case 1 -> "one instruction";
      default -> instructions + " instructions";
    };
  }

  /** Forgets the open bundle, whose end was in a line that could not be read. */
  void abandon() {
    openLine = null;
  }

  /** Reports a label inside the open bundle. */
  void refuseLabel(SourceLine line, Token name) {
    error(line, name.start(), name.end(), "a label inside a bundle", "put it before the brace");
  }

  /** Says that an instruction of the open bundle was not understood. */
  void spoil() {
    spoilt = true;
  }

  /** At the end of the text. */
  void finish() {
    if (isOpen()) {
      error(openLine, openAt, "this bundle does not end", "close it with }");
      openLine = null;
    }
  }

  /** Adds an instruction, or the two of a {@code ldconst}. */
  void add(List<PendingInsn> instructions) {
    PendingInsn first = instructions.get(0);
    if (isOpen()) {
      if (instructions.size() > 1) {
        error(
            first.line(),
            first.from(),
            first.wordEnd(),
            "ldconst of more than 20 bits is two instructions",
            "load the constant before the bundle");
        spoil();
      }
      inside.add(first);
      return;
    }
    for (PendingInsn insn : instructions) {
      align(insn.line(), insn.from(), insn.to());
      SectionBuilder section = state.section(insn.line());
      if (state.padsRepeats() && isRepeat(insn) && section.offset() % 8 == 0) {
        state.insertNop(insn.line(), insn.from(), insn.wordEnd());
      }
      section.add(new PendingUnit(section.offset(), insn, null, false, insn.line(), insn.from()));
    }
  }

  private void emitBundle() {
    PendingInsn first = inside.get(0);
    PendingInsn second = inside.get(1);
    align(openLine, openAt, openAt + 1);
    SectionBuilder section = state.section(openLine);
    boolean misaligned = section.offset() % 8 != 0;
    if (misaligned && state.isOptimizing() && isRepeatAlone(first, second)) {
      section.add(
          new PendingUnit(section.offset(), first, null, false, first.line(), first.from()));
      return;
    }
    section.add(
        new PendingUnit(section.offset(), first, second, state.isOptimizing(), openLine, openAt));
  }

  private static boolean isRepeatAlone(PendingInsn first, PendingInsn second) {
    return isRepeat(first) && second.definition().mnemonic().equals("fnop");
  }

  private static boolean isRepeat(PendingInsn insn) {
    return insn.definition().mnemonic().equals("rpt");
  }

  /** Instructions stand on words; what comes before them may not. */
  private void align(SourceLine line, int from, int to) {
    SectionBuilder section = state.section(line);
    if (section.offset() % 4 != 0) {
      state
          .reporter()
          .error(
              line,
              from,
              to,
              "misaligned-instruction",
              "this instruction stands at offset "
                  + section.offset()
                  + " of its section, which is no multiple of 4",
              "write .align 4 after the data before it");
      section.skip(Math.floorMod(-section.offset(), 4));
    }
  }

  private void error(SourceLine line, int at, String message, String advice) {
    error(line, at, at + 1, message, advice);
  }

  private void error(SourceLine line, int from, int to, String message, String advice) {
    state.reporter().error(line, from, to, "bundle-shape", message, advice);
  }
}

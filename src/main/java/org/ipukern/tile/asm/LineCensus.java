package org.ipukern.tile.asm;

/**
 * How every line of the main source was understood; the counts add up to its number of lines, so no
 * line is skipped silently.
 *
 * @param blank empty or comment only
 * @param directives preprocessor and assembler directives, labels alone, braces alone
 * @param instructions lines with at least one instruction
 * @param excluded lines in a false conditional branch, in a macro definition or a repeat body
 * @param wrong lines with an error
 */
public record LineCensus(int blank, int directives, int instructions, int excluded, int wrong) {
  /** All lines. */
  public int total() {
    return blank + directives + instructions + excluded + wrong;
  }
}

package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;

/**
 * One call of a published kernel that takes its operands in {@code $m2} on.
 *
 * @param text our own text: macros and {@code #include} lines that name the kernel's files
 * @param includes folders that the {@code #include} lines search
 * @param symbol the supervisor entry
 * @param link number of the register that it returns through
 * @param arguments values for {@code $m2} on
 * @param operands what lies in memory before the call
 */
record KernelCall(
    String text,
    List<Path> includes,
    String symbol,
    int link,
    List<Integer> arguments,
    List<Operand> operands) {

  /** The usual link register. */
  static final int LINK = 10;

  KernelCall {
    includes = List.copyOf(includes);
    arguments = List.copyOf(arguments);
    operands = List.copyOf(operands);
  }
}

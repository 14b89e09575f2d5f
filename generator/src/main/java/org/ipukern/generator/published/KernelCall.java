package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;

/**
 * One call of a published kernel that takes its arguments in main registers.
 *
 * @param text our own text: macros and {@code #include} lines that name the kernel's files
 * @param includes folders that the {@code #include} lines search
 * @param symbol the supervisor entry
 * @param link number of the register that it returns through
 * @param firstArgument number of the register of the first argument
 * @param arguments values for that register and the following
 * @param operands what lies in memory before the call
 */
record KernelCall(
    String text,
    List<Path> includes,
    String symbol,
    int link,
    int firstArgument,
    List<Integer> arguments,
    List<Operand> operands) {

  /** The usual link register. */
  static final int LINK = 10;

  /** First argument register of ipu-stack's kernels; poplibs' have one argument, in {@code $m0}. */
  static final int SECOND = 2;

  KernelCall {
    includes = List.copyOf(includes);
    arguments = List.copyOf(arguments);
    operands = List.copyOf(operands);
  }

  /** A call of ipu-stack's. */
  static KernelCall ipuStack(
      String text,
      List<Path> includes,
      String symbol,
      int link,
      List<Integer> arguments,
      List<Operand> operands) {
    return new KernelCall(text, includes, symbol, link, SECOND, arguments, operands);
  }
}

package org.ipukern.generator.gate;

/** The rules of the gate. */
public enum GateRule {
  G01(
      "lint",
      "The emitted text gives no diagnostics.",
      "Every lint rule runs over the assembly as it would be written; a warning counts as an error, "
          + "since emitted files declare themselves strict. The vertex rules then hold the class in "
          + "the .cpp and the assembly together: symbol, state words, constraints."),
  G02(
      "numbers",
      "The simulated result equals the plain Java reference.",
      "The operands are whole numbers that f16 holds exactly, Gaussian values and, for casts, "
          + "stretches of all 65,536 halves; every byte of the output must be the reference's. "
          + "Registers and accumulators are poisoned before the first launch, accumulators before "
          + "every launch, and reading one that nothing has written fails here. The reference "
          + "itself must stay within its stated rounding bound of the exact product."),
  G03(
      "memory",
      "Every access lies inside its operand or its declared read-ahead.",
      "Guards of NaN surround every operand, the state block and the scratch; a load or store "
          + "outside what the vertex was given, a misaligned address, and a changed input fail. Only "
          + "bytes that share a target's last word may be read and written back as they were."),
  G04(
      "placement",
      "No two accesses of one instruction meet in a memory element.",
      "The operands are placed twice, as the emitted vertex declares them and no better: least "
          + "alignment, least interleaving, the same element wherever no constraint keeps two "
          + "apart, once from the code upward and once against the end of memory; and once more for "
          + "each two that both of these leave in different elements though no constraint does."),
  G05(
      "cycles",
      "Estimator and simulator agree to the cycle.",
      "Each walks the emitted program on its own; all runs must take the same number of cycles, "
          + "whatever the data, the placement and the order of the workers."),
  G06(
      "budget",
      "The simulated cycles do not exceed the budget.",
      "The budget comes from the standard-memory cost formula of docs/cost-model.md."),
  G07(
      "floor",
      "The simulated cycles are not below the floor.",
      "No kernel beats the AMP issues, coefficient loads and memory ports that its work needs; a "
          + "figure below that means that something was not done or not counted."),
  G08(
      "frame",
      "Stack, code size and alignment stay within the declared limits.",
      "$sp, $fp and $lr are restored, the stack stays within DEF_STACK_USAGE, all code lies in the "
          + "executable region, and the vertex and the assembly name the same entry symbols.");

  private final String title;
  private final String statement;
  private final String explanation;

  GateRule(String title, String statement, String explanation) {
    this.title = title;
    this.statement = statement;
    this.explanation = explanation;
  }

  /** One word. */
  public String title() {
    return title;
  }

  /** What must hold. */
  public String statement() {
    return statement;
  }

  /** How it is tried. */
  public String explanation() {
    return explanation;
  }
}

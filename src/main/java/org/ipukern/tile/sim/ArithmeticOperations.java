package org.ipukern.tile.sim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** All arithmetic of the aux lane but the AMP's. */
final class ArithmeticOperations {
  private ArithmeticOperations() {}

  /** The operations by mnemonic; those that rest on guesses note them when they run. */
  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.putAll(FloatOperations.table());
    table.putAll(CompareOperations.table());
    table.putAll(DivideOperations.table());
    table.putAll(TranscendentalOperations.table());
    table.putAll(ClassOperations.table());
    table.putAll(ReduceOperations.table());
    table.putAll(IntegralOperations.table());
    table.putAll(ConvertOperations.table());
    table.putAll(Fp8Operations.table());
    table.putAll(AccumulateOperations.table());
    table.putAll(ChainOperations.table());
    table.putAll(TransposeOperations.table());
    table.putAll(RandomOperations.table());
    guesses().forEach((name, guess) -> table.put(name, noting(name, guess, table.get(name))));
    return Collections.unmodifiableMap(table);
  }

  /**
   * What is guessed whenever an instruction is used, by mnemonic. What is guessed about some
   * operands alone goes to {@link Worker#note} when they are met.
   */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.putAll(CompareOperations.guesses());
    guesses.putAll(DivideOperations.guesses());
    guesses.putAll(TranscendentalOperations.guesses());
    guesses.putAll(ClassOperations.guesses());
    guesses.putAll(ReduceOperations.guesses());
    guesses.putAll(ConvertOperations.guesses());
    guesses.putAll(Fp8Operations.guesses());
    guesses.putAll(AccumulateOperations.guesses());
    guesses.putAll(ChainOperations.guesses());
    guesses.putAll(TransposeOperations.guesses());
    guesses.putAll(RandomOperations.guesses());
    return Collections.unmodifiableMap(guesses);
  }

  private static OperationFactory noting(String name, String guess, OperationFactory factory) {
    String note = name + " rests on a guess: " + guess;
    return insn -> {
      Operation operation = factory.create(insn);
      return w -> {
        w.note(note);
        operation.run(w);
      };
    };
  }
}

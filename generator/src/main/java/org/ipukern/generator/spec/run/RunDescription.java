package org.ipukern.generator.spec.run;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.ipukern.generator.spec.json.InputException;

/**
 * How {@code ipukern simulate} runs an assembly file that this project did not generate.
 *
 * @param state the words of the state block, in order
 * @param registers arguments of a supervisor entry in main registers, by number 1 to 7
 * @param stack bytes of supervisor stack; empty for the most that the text declares
 * @param scratch bytes of scratch for each worker; empty for the most that the text declares
 * @param operands in the order of the file; names are different
 * @param timing timing constants that differ from the model's, by name, in tile cycles
 * @param defines object-like macros for the preprocessor
 */
public record RunDescription(
    StartMode start,
    List<StateWord> state,
    Map<Integer, StateWord> registers,
    OptionalInt stack,
    OptionalInt scratch,
    List<RunOperand> operands,
    Map<String, Integer> timing,
    Map<String, String> defines) {
  /** The only schema number of this version. */
  public static final int SCHEMA = 1;

  /** Copies the collections, keeping their order. */
  public RunDescription {
    state = List.copyOf(state);
    registers = Collections.unmodifiableMap(new LinkedHashMap<>(registers));
    operands = List.copyOf(operands);
    timing = Collections.unmodifiableMap(new LinkedHashMap<>(timing));
    defines = Collections.unmodifiableMap(new LinkedHashMap<>(defines));
  }

  /**
   * Reads a run description: strict JSON in UTF-8 without a byte-order mark, every field known,
   * every value in range, every operand named by the state block described.
   *
   * @param fileName how messages name the file; it is not opened
   * @param bytes the content of the file
   * @throws InputException with all problems of the file, of which the first 20 are kept
   */
  public static RunDescription read(String fileName, byte[] bytes) {
    return new RunReader(fileName).read(bytes);
  }
}

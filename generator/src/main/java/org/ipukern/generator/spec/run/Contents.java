package org.ipukern.generator.spec.run;

import java.util.List;

/**
 * What an operand holds before the run.
 *
 * @param seed for integers and gaussian; otherwise 0
 * @param file path of the file, relative to the run description; empty unless the kind is file
 * @param words the words; empty unless the kind is words. The operand's other bytes are zero.
 */
public record Contents(ContentsKind kind, int seed, String file, List<StateWord> words) {
  /** Zero bytes. */
  public static final Contents ZEROS = new Contents(ContentsKind.ZEROS, 0, "", List.of());

  /** Copies the list. */
  public Contents {
    words = List.copyOf(words);
  }
}

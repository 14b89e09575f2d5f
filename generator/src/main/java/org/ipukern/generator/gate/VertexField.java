package org.ipukern.generator.gate;

import java.util.Map;

/**
 * A vector field of an emitted vertex.
 *
 * @param name its name
 * @param direction {@code Input}, {@code Output} or {@code InOut}
 * @param type of its elements, such as {@code half}, {@code quarter} or {@code unsigned short}
 * @param alignment least byte alignment of the data
 * @param isInterleaved the data must lie in interleaved memory
 * @param stateWord index of its pointer in the state block
 */
public record VertexField(
    String name,
    String direction,
    String type,
    int alignment,
    boolean isInterleaved,
    int stateWord) {

  /** Bytes of the elements that a field may have. */
  static final Map<String, Integer> ELEMENT_BYTES =
      Map.ofEntries(
          Map.entry("quarter", 1),
          Map.entry("char", 1),
          Map.entry("signed char", 1),
          Map.entry("unsigned char", 1),
          Map.entry("half", 2),
          Map.entry("short", 2),
          Map.entry("unsigned short", 2),
          Map.entry("float", 4),
          Map.entry("int", 4),
          Map.entry("unsigned", 4),
          Map.entry("unsigned int", 4));

  /** Words it takes in the state block: a quarter has a second one, the address of its metadata. */
  public int stateWords() {
    return type.equals("quarter") ? 2 : 1;
  }

  /** Bytes of one element in tile memory. */
  public int elementBytes() {
    return ELEMENT_BYTES.get(type);
  }

  /** True if the kernel may write the data. */
  public boolean isWritten() {
    return !direction.equals("Input");
  }

  /** True if the kernel may rely on the old contents. */
  public boolean isRead() {
    return !direction.equals("Output");
  }
}

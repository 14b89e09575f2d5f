package org.ipukern.generator.gate;

/**
 * A vector field of an emitted vertex.
 *
 * @param name its name
 * @param direction {@code Input}, {@code Output} or {@code InOut}
 * @param type {@code half}, {@code quarter} or {@code float}
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

  /** Words it takes in the state block: a quarter has a second one, the address of its metadata. */
  public int stateWords() {
    return type.equals("quarter") ? 2 : 1;
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

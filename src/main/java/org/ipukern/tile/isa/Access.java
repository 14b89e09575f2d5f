package org.ipukern.tile.isa;

/** What an instruction does with an operand. */
public enum Access {
  READ("r"),
  WRITE("w"),
  READ_WRITE("rw");

  private final String code;

  Access(String code) {
    this.code = code;
  }

  /** True for operands whose old value the instruction uses. */
  public boolean reads() {
    return this != WRITE;
  }

  /** True for operands that the instruction changes. */
  public boolean writes() {
    return this != READ;
  }

  static Access of(String code) {
    for (Access access : values()) {
      if (access.code.equals(code)) {
        return access;
      }
    }
    throw new IllegalArgumentException("access " + code);
  }
}

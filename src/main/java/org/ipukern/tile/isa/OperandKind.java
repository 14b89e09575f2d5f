package org.ipukern.tile.isa;

/** The shape of an operand as the assembler writes it. */
public enum OperandKind {
  /** One main register, {@code $m0} to {@code $m15}. */
  MREG("mreg", 1),
  /** A pair of main registers, {@code $m10:11}, even first. */
  MPAIR("mpair", 2),
  /** One auxiliary register. */
  AREG("areg", 1),
  /** A pair of auxiliary registers, {@code $a0:1}, even first. */
  APAIR("apair", 2),
  /** Four auxiliary registers, {@code $a0:3} or {@code $a4:7}. */
  AQUAD("aquad", 4),
  /** One auxiliary register broadcast to both lanes of an f32 pair, {@code $a0:B}. */
  AREG_B("areg.B", 1),
  /** The lower half of an auxiliary register broadcast to all lanes, {@code $a0:BL}. */
  AREG_BL("areg.BL", 1),
  /** The upper half of an auxiliary register broadcast to all lanes, {@code $a0:BU}. */
  AREG_BU("areg.BU", 1),
  /** A code address: label, label expression, or word address. */
  LABEL("label", 0),
  /** A control register by name or number. */
  CSR("csr", 0),
  /** A named constant such as {@code TAMP_F16V4_E4_P0}. */
  ENUM("enum", 0),
  ZIMM2("zimm2", 0, 0, 3),
  ZIMM4("zimm4", 0, 0, 15),
  ZIMM6("zimm6", 0, 0, 63),
  ZIMM8("zimm8", 0, 0, 255),
  ZIMM12("zimm12", 0, 0, 4095),
  ZIMM16("zimm16", 0, 0, 65535),
  ZIMM20("zimm20", 0, 0, 1048575),
  ZIMM32("zimm32", 0, Integer.MIN_VALUE, 4294967295L),
  SIMM8("simm8", 0, -128, 127),
  SIMM16("simm16", 0, -32768, 32767),
  /** A 32-bit constant whose low 20 bits are zero. */
  IMMZ12("immz12", 0, Integer.MIN_VALUE, 4294967295L);

  private final String code;
  private final int registers;
  private final long least;
  private final long greatest;

  OperandKind(String code, int registers) {
    this(code, registers, 0, 0);
  }

  OperandKind(String code, int registers, long least, long greatest) {
    this.code = code;
    this.registers = registers;
    this.least = least;
    this.greatest = greatest;
  }

  /** The word that the table uses. */
  public String code() {
    return code;
  }

  /** Number of registers it names, 0 where it is not a register operand. */
  public int registers() {
    return registers;
  }

  /** True for {@code $m} operands. */
  public boolean isMain() {
    return this == MREG || this == MPAIR;
  }

  /** True for {@code $a} operands, broadcast forms included. */
  public boolean isAux() {
    return registers > 0 && !isMain();
  }

  /** True for the immediate kinds, the ones with a range. */
  public boolean isImmediate() {
    return least != greatest;
  }

  /** Smallest legal value of an immediate. */
  public long least() {
    return least;
  }

  /** Greatest legal value of an immediate. */
  public long greatest() {
    return greatest;
  }

  /** True if the value can stand in an immediate of this kind. */
  public boolean accepts(long value) {
    return value >= least && value <= greatest && (this != IMMZ12 || (value & 0xFFFFF) == 0);
  }

  static OperandKind of(String code) {
    for (OperandKind kind : values()) {
      if (kind.code.equals(code)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("operand kind " + code);
  }
}

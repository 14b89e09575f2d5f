package org.ipukern.generator.explore;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.function.Function;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.spec.run.ContentsKind;
import org.ipukern.generator.spec.run.ElementType;
import org.ipukern.generator.spec.run.RunOperand;
import org.ipukern.generator.spec.run.StateWord;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/** What operands hold before a run. */
final class OperandContents {
  /** Whole numbers go from minus to plus this, those without sign from 0 to twice this. */
  private static final int REACH = 4;

  private final Map<String, Integer> addresses;
  private final Function<String, byte[]> files;

  /**
   * @param addresses addresses of operands by name
   * @param files gives the bytes of a file that the description names
   */
  OperandContents(Map<String, Integer> addresses, Function<String, byte[]> files) {
    this.addresses = addresses;
    this.files = files;
  }

  /** The bytes of an operand. */
  byte[] of(RunOperand operand) {
    return switch (operand.contents().kind()) {
      case ZEROS -> new byte[operand.bytes()];
      case INTEGERS, GAUSSIAN -> random(operand);
      case FILE -> file(operand, operand.contents().file());
      case WORDS -> words(operand);
    };
  }

  /** The bytes of a file, which must be as long as the operand. */
  byte[] file(RunOperand operand, String path) {
    byte[] bytes = files.apply(path);
    if (bytes.length != operand.bytes()) {
      throw new SimulationException(
          "operand "
              + operand.name()
              + " has "
              + operand.bytes()
              + " bytes, file "
              + path
              + " has "
              + bytes.length);
    }
    return bytes;
  }

  /** A word of the state block or of an operand made of words. */
  int word(StateWord word) {
    if (word instanceof StateWord.Literal literal) {
      return literal.bits();
    }
    return addresses.get(((StateWord.Address) word).operand());
  }

  private byte[] words(RunOperand operand) {
    byte[] bytes = new byte[operand.bytes()];
    ByteBuffer buffer = littleEndian(bytes);
    operand.contents().words().forEach(word -> buffer.putInt(word(word)));
    return bytes;
  }

  private static byte[] random(RunOperand operand) {
    ElementType type = operand.type().orElseThrow();
    Seeded random = new Seeded(operand.contents().seed());
    boolean gaussian = operand.contents().kind() == ContentsKind.GAUSSIAN;
    byte[] bytes = new byte[operand.bytes()];
    ByteBuffer buffer = littleEndian(bytes);
    for (int i = 0; i < operand.bytes() / type.bytes(); i++) {
      if (type.isReal()) {
        putReal(buffer, type, gaussian ? random.gaussian() : random.between(-REACH, REACH));
      } else {
        putWhole(buffer, type, random.between(0, 2 * REACH));
      }
    }
    return bytes;
  }

  private static void putReal(ByteBuffer buffer, ElementType type, double value) {
    switch (type) {
      case F16 -> buffer.putShort((short) Half.fromDouble(value, Overflow.SATURATE));
      case F32 -> buffer.putFloat((float) value);
      case F143 -> buffer.put((byte) Fp8Format.F143.encode(value, Overflow.SATURATE));
      case F152 -> buffer.put((byte) Fp8Format.F152.encode(value, Overflow.SATURATE));
      default -> throw new IllegalArgumentException(type.id() + " holds whole numbers");
    }
  }

  private static void putWhole(ByteBuffer buffer, ElementType type, int value) {
    switch (type) {
      case U8 -> buffer.put((byte) value);
      case U16 -> buffer.putShort((short) value);
      case U32 -> buffer.putInt(value);
      default -> throw new IllegalArgumentException(type.id() + " holds real numbers");
    }
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}

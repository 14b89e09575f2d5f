package org.ipukern.tile.isa;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The instructions, control registers and named constants of one architecture. Immutable. */
public final class InstructionTable {
  private static final String IPU21 = "ipu21.isa";

  private final String version;
  private final Map<String, Instruction> instructions;
  private final Map<String, ControlRegister> registers;
  private final Map<String, NamedConstant> constants;

  InstructionTable(
      String version,
      Map<String, Instruction> instructions,
      Map<String, ControlRegister> registers,
      Map<String, NamedConstant> constants) {
    this.version = version;
    this.instructions = Collections.unmodifiableMap(new LinkedHashMap<>(instructions));
    this.registers = Collections.unmodifiableMap(new LinkedHashMap<>(registers));
    this.constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
  }

  /** The table of the IPU21 tile (C600). */
  public static InstructionTable ipu21() {
    return Holder.TABLE;
  }

  /** The version that the data file names; it changes whenever a fact does. */
  public String version() {
    return version;
  }

  /** The instruction of that name, spelt in lower case. */
  public Optional<Instruction> find(String mnemonic) {
    return Optional.ofNullable(instructions.get(mnemonic));
  }

  /** The control register of that name, dollar sign included. */
  public Optional<ControlRegister> register(String name) {
    return Optional.ofNullable(registers.get(name));
  }

  /** The constant of that name. */
  public Optional<NamedConstant> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }

  /** All instructions in the order of the data file. */
  public Collection<Instruction> instructions() {
    return instructions.values();
  }

  /** All control registers in the order of the data file. */
  public Collection<ControlRegister> registers() {
    return registers.values();
  }

  /** All named constants in the order of the data file. */
  public Collection<NamedConstant> constants() {
    return constants.values();
  }

  /** The mnemonic nearest in spelling, for messages. */
  public String nearestMnemonic(String wrong) {
    return Spelling.nearest(wrong, instructions.keySet());
  }

  private static final class Holder {
    static final InstructionTable TABLE = load();

    private static InstructionTable load() {
      InputStream stream = InstructionTable.class.getResourceAsStream(IPU21);
      if (stream == null) {
        throw new IllegalStateException("instruction table " + IPU21 + " is not in the jar");
      }
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
        return new InstructionTableReader().read(lines);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

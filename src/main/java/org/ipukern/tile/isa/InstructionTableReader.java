package org.ipukern.tile.isa;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the line format of {@code ipu21.isa}, which the head of that file describes. */
final class InstructionTableReader {
  /** Stand-in numbers start here, beyond 32 bits, so that no number of a program is one. */
  private static final long FIRST_UNKNOWN_VALUE = 1L << 48;

  private final Map<String, Instruction> instructions = new LinkedHashMap<>();
  private final Map<String, ControlRegister> registers = new LinkedHashMap<>();
  private final Map<String, NamedConstant> constants = new LinkedHashMap<>();
  private String version = "";
  private long nextUnknown = FIRST_UNKNOWN_VALUE;

  private String mnemonic = "";
  private final Map<String, String> fields = new LinkedHashMap<>();
  private final List<Form> forms = new ArrayList<>();
  private final List<MemoryAccess> accesses = new ArrayList<>();

  InstructionTable read(BufferedReader lines) throws IOException {
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      try {
        line(line);
      } catch (RuntimeException e) {
        throw new IllegalStateException("instruction table, line " + number + ": " + line, e);
      }
    }
    finish();
    return new InstructionTable(version, instructions, registers, constants);
  }

  private void line(String line) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    int space = line.indexOf(' ', line.startsWith("  ") ? 2 : 0);
    String key = (space < 0 ? line : line.substring(0, space)).trim();
    String rest = space < 0 ? "" : line.substring(space + 1);
    switch (key) {
      case "version" -> version = rest;
      case "instruction" -> {
        finish();
        mnemonic = rest;
      }
      case "csr" -> register(rest);
      case "enum" -> constant(rest);
      case "form", "alias" -> forms.add(form(rest, key.equals("alias")));
      case "access" -> accesses.add(access(rest));
      default -> fields.put(key, rest);
    }
  }

  private void finish() {
    if (!mnemonic.isEmpty()) {
      String certainty = fields.get("certainty");
      int colon = certainty.indexOf(':');
      instructions.put(
          mnemonic,
          new Instruction(
              mnemonic,
              modes(fields.get("modes"), " "),
              fields.get("class"),
              fields.get("level"),
              fields.get("rpt").equals("yes"),
              fields.get("coissue"),
              Certainty.of(colon < 0 ? certainty : certainty.substring(0, colon)),
              colon < 0 ? "" : certainty.substring(colon + 1).trim(),
              List.copyOf(forms),
              List.copyOf(accesses),
              fields.containsKey("state")
                  ? List.of(fields.get("state").split(", ", -1))
                  : List.of(),
              fields.get("does"),
              fields.get("from")));
    }
    mnemonic = "";
    fields.clear();
    forms.clear();
    accesses.clear();
  }

  private static Set<Mode> modes(String words, String separator) {
    Set<Mode> modes = EnumSet.noneOf(Mode.class);
    for (String word : words.split(separator, -1)) {
      modes.add(word.equals("worker") ? Mode.WORKER : Mode.SUPERVISOR);
    }
    return Collections.unmodifiableSet(modes);
  }

  private static Form form(String text, boolean alias) {
    String[] words = text.split(" ", -1);
    List<OperandSpec> operands = new ArrayList<>();
    for (String word : Arrays.asList(words).subList(2, words.length)) {
      operands.add(operand(word));
    }
    Lane lane = words[0].equals("main") ? Lane.MAIN : Lane.AUX;
    return new Form(lane, modes(words[1], ","), List.copyOf(operands), alias);
  }

  private static OperandSpec operand(String word) {
    String[] parts = word.split(":", -1);
    String suffix = "";
    String role = "";
    for (String extra : Arrays.asList(parts).subList(3, parts.length)) {
      if (Character.isLetter(extra.charAt(0))) {
        role = extra;
      } else {
        suffix = extra;
      }
    }
    return new OperandSpec(parts[0], Access.of(parts[1]), OperandKind.of(parts[2]), suffix, role);
  }

  private static MemoryAccess access(String text) {
    String[] words = text.split(" ", -1);
    boolean packed = words[2].startsWith("packed");
    return new MemoryAccess(
        words[0].equals("store"),
        Integer.parseInt(words[1]),
        packed ? Integer.parseInt(words[2].substring("packed".length())) : -1,
        packed ? Integer.parseInt(words[3]) : -1);
  }

  private void register(String text) {
    String[] words = text.split(" ", 5);
    registers.put(
        words[0],
        new ControlRegister(
            words[0],
            Integer.parseInt(words[1]),
            words[2].contains("r"),
            words[2].contains("w"),
            modes(words[3], ","),
            words[4]));
  }

  private void constant(String text) {
    String[] words = text.split(" ", -1);
    boolean known = !words[1].equals("-");
    long value = known ? Long.parseLong(words[1]) : nextUnknown++;
    constants.put(words[0], new NamedConstant(words[0], value, known));
  }
}

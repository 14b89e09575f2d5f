package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;

/** Reads an instruction with its operands. */
final class InstructionParser {
  private static final long LOW_20 = 0xFFFFF;
  private static final long HIGH_12 = 0xFFF00000L;

  /** Spellings that ask for a sign- or zero-extended immediate. */
  private static final Map<String, String> SUFFIXED =
      Map.of(
          "adds", "add",
          "addz", "add",
          "subs", "sub",
          "subz", "sub",
          "cmpeqs", "cmpeq",
          "cmpeqz", "cmpeq",
          "maxs", "max",
          "maxz", "max",
          "mins", "min",
          "minz", "min");

  private final AssemblyState state;
  private final InstructionTable table = InstructionTable.ipu21();

  InstructionParser(AssemblyState state) {
    this.state = state;
  }

  /**
   * The instruction that begins here: one, or the two of a {@code ldconst}.
   *
   * @throws StatementException if it cannot be understood
   */
  List<PendingInsn> parse(Tokens tokens) {
    Token word = tokens.peek();
    String name = word.text().toLowerCase(Locale.ROOT);
    String base = SUFFIXED.getOrDefault(name, name);
    Optional<Instruction> definition = table.find(base);
    if (definition.isEmpty()) {
      throw new StatementException(
          "unknown-instruction",
          "there is no instruction, directive or macro " + Advice.clipped(word.text()),
          Advice.mnemonic(name),
          word);
    }
    OperandKind immediate = null;
    if (!base.equals(name)) {
      immediate = name.endsWith("s") ? OperandKind.SIMM16 : OperandKind.ZIMM16;
    }
    tokens.take();
    List<WrittenOperand> operands = operands(tokens);
    PendingInsn insn =
        new PendingInsn(
            definition.get(),
            immediate,
            operands,
            state.mode(),
            false,
            tokens.line(),
            word.start(),
            word.end(),
            tokens.previous().end());
    return base.equals("ldconst") ? loadConstant(insn) : List.of(insn);
  }

  private List<WrittenOperand> operands(Tokens tokens) {
    List<WrittenOperand> operands = new ArrayList<>();
    if (tokens.atStatementEnd()) {
      return operands;
    }
    do {
      operands.add(operand(tokens));
    } while (tokens.accept(","));
    if (!tokens.atStatementEnd()) {
      throw new StatementException(
          "syntax",
          "expected a comma or the end of the instruction instead of " + tokens.peek().describe(),
          "separate operands with commas, instructions with ; or a new line",
          tokens.peek());
    }
    return operands;
  }

  private WrittenOperand operand(Tokens tokens) {
    Token first = tokens.peek();
    if (first.kind() == Token.Kind.REGISTER) {
      WrittenOperand bare = RegisterNames.operand(tokens.take());
      Token next = tokens.peek();
      if (next.is("+=") || next.is("++") || next.is(">>") || next.is("@")) {
        tokens.take();
        return new WrittenOperand(
            bare.register(), bare.control(), null, next.text(), first.start(), next.end());
      }
      return bare;
    }
    Expression expression = state.expression(tokens);
    // Relocation names such as @abs18@s2 say how a label is encoded, which its value does not need.
    while (tokens.accept("@")) {
      tokens.take();
    }
    return new WrittenOperand(null, null, expression, "", first.start(), tokens.previous().end());
  }

  /** {@code setzi} with the lower 20 bits, then {@code or} with the upper 12 if there are any. */
  private List<PendingInsn> loadConstant(PendingInsn insn) {
    List<WrittenOperand> operands = insn.operands();
    if (operands.size() != 2
        || operands.get(0).register() == null
        || operands.get(1).expression() == null) {
      return List.of(insn);
    }
    WrittenOperand destination = operands.get(0);
    WrittenOperand constant = operands.get(1);
    boolean mayBeLong = true;
    try {
      Value value = new Evaluator(state.symbols()).value(constant.expression());
      // Labels are addresses of tile memory, which fit 20 bits.
      mayBeLong = value.isAbsolute() && (value.number() & HIGH_12) != 0;
      if (value.isAbsolute() && !OperandKind.ZIMM32.accepts(value.number())) {
        throw new StatementException(
            "expression",
            value.number() + " does not fit into 32 bits",
            "allowed are -2147483648 to 4294967295",
            constant.from(),
            constant.to());
      }
    } catch (StatementException e) {
      if (!e.rule().equals("undefined-symbol")) {
        throw e;
      }
    }
    if (!mayBeLong) {
      return List.of(part("setzi", insn, List.of(destination, constant), false));
    }
    return List.of(
        part("setzi", insn, List.of(destination, masked(constant, LOW_20)), false),
        part("or", insn, List.of(destination, destination, masked(constant, HIGH_12)), true));
  }

  private static WrittenOperand masked(WrittenOperand operand, long mask) {
    Expression value =
        new Expression.Masked(operand.expression(), mask, operand.expression().depth() + 1);
    return new WrittenOperand(null, null, value, "", operand.from(), operand.to());
  }

  private PendingInsn part(
      String mnemonic, PendingInsn whole, List<WrittenOperand> operands, boolean inserted) {
    return new PendingInsn(
        table.find(mnemonic).orElseThrow(),
        null,
        operands,
        whole.mode(),
        inserted,
        whole.line(),
        whole.from(),
        whole.wordEnd(),
        whole.to());
  }
}

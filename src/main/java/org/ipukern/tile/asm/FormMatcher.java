package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.NamedConstant;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/**
 * Chooses the form of an instruction by the shapes of its operands. Where several fit, the one of
 * the current mode wins, then the one whose ranges hold the values, then the sign-extended one; a
 * value outside every range is kept for the lint rules to judge.
 */
final class FormMatcher {
  private final SymbolTable symbols;
  private final Evaluator evaluator;
  private final Reporter reporter;

  FormMatcher(SymbolTable symbols, Evaluator evaluator, Reporter reporter) {
    this.symbols = symbols;
    this.evaluator = evaluator;
    this.reporter = reporter;
  }

  /**
   * The instruction with its form and values.
   *
   * @throws StatementException if no form fits or an operand has no value
   */
  Insn match(PendingInsn insn) {
    if (!fits(insn)) {
      PendingInsn other = Tolerance.respelt(insn);
      if (other == null || !fits(other)) {
        throw noForm(insn);
      }
      Tolerance.warn(insn, other, reporter);
      return match(other);
    }
    List<WrittenOperand> written = insn.operands();
    long[] values = new long[written.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(written.get(i));
    }
    Form best = best(insn, values);
    List<Operand> operands = new ArrayList<>(values.length);
    for (int i = 0; i < values.length; i++) {
      operands.add(operand(best, i, written.get(i), values[i], insn));
    }
    return Aliases.canonical(
        new Insn(
            insn.definition(),
            best,
            List.copyOf(operands),
            insn.mode(),
            insn.spelling(),
            insn.inserted(),
            insn.line().position(insn.from(), insn.wordEnd())));
  }

  /** The form that fits best; one does. */
  private static Form best(PendingInsn insn, long[] values) {
    Form best = null;
    int bestScore = -1;
    for (Form form : insn.definition().forms()) {
      if (fits(form, insn)) {
        int score = score(form, insn, values);
        if (score > bestScore) {
          best = form;
          bestScore = score;
        }
      }
    }
    return best;
  }

  private long value(WrittenOperand operand) {
    if (operand.register() != null) {
      return operand.register().first();
    }
    if (operand.control() != null) {
      return operand.control().index();
    }
    try {
      return evaluator.value(operand.expression()).number();
    } catch (StatementException e) {
      if (e.from() >= 0) {
        throw e;
      }
      throw new StatementException(
          e.rule(), e.getMessage(), e.advice(), operand.from(), operand.to());
    }
  }

  private static boolean fits(PendingInsn insn) {
    for (Form form : insn.definition().forms()) {
      if (fits(form, insn)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Form form, PendingInsn insn) {
    List<WrittenOperand> written = insn.operands();
    List<OperandSpec> specs = form.operands();
    if (specs.size() != written.size()) {
      return false;
    }
    boolean asked = insn.immediate() == null;
    for (int i = 0; i < specs.size(); i++) {
      if (!written.get(i).fits(specs.get(i))) {
        return false;
      }
      asked |= specs.get(i).kind() == insn.immediate();
    }
    return asked;
  }

  private static int score(Form form, PendingInsn insn, long[] values) {
    boolean inRange = true;
    boolean signed = false;
    boolean sixteen = false;
    for (int i = 0; i < values.length; i++) {
      OperandKind kind = form.operands().get(i).kind();
      sixteen |= kind == OperandKind.SIMM16;
      if (kind.isImmediate()) {
        inRange &= kind.accepts(values[i]);
        signed |= kind.least() < 0 == values[i] < 0;
      }
    }
    return (form.modes().contains(insn.mode()) ? 8 : 0)
        + (inRange ? 4 : 0)
        + (inRange && sixteen ? 2 : 0)
        + (!inRange && signed ? 1 : 0);
  }

  private Operand operand(
      Form form, int index, WrittenOperand written, long value, PendingInsn insn) {
    OperandSpec spec = form.operands().get(index);
    SourcePosition position = insn.line().position(written.from(), written.to());
    String symbol = "";
    long result = value;
    if (written.control() != null) {
      symbol = written.control().name();
    } else if (written.expression() != null) {
      if (written.expression() instanceof Expression.Name name) {
        symbol = name.name();
      }
      if (spec.kind() == OperandKind.LABEL) {
        symbol = address(written.expression(), value).orElse(symbol);
      }
      if (spec.kind() == OperandKind.LABEL && !mentionsPlace(written.expression())) {
        result = value * 4;
      } else if (spec.kind() == OperandKind.CSR && form.lane() == Lane.AUX) {
        result = value + 256;
      } else if (spec.kind() == OperandKind.ENUM) {
        symbol = constant(value).orElse(symbol);
      }
    }
    return new Operand(spec, result, symbol, position);
  }

  /** The named constant with a number of our own, under whatever other name it was written. */
  private static Optional<String> constant(long value) {
    return InstructionTable.ipu21().constants().stream()
        .filter(constant -> !constant.known() && constant.value() == value)
        .map(NamedConstant::name)
        .findFirst();
  }

  /** False for a plain number, which a branch takes as a word address. */
  private boolean mentionsPlace(Expression expression) {
    if (expression instanceof Expression.Binary node) {
      return mentionsPlace(node.left()) || mentionsPlace(node.right());
    }
    if (expression instanceof Expression.Unary unary) {
      return mentionsPlace(unary.operand());
    }
    if (expression instanceof Expression.Masked masked) {
      return mentionsPlace(masked.operand());
    }
    if (expression instanceof Expression.Name name) {
      SymbolTable.Definition definition = symbols.definition(name.name());
      return definition == null
          ? symbols.isExternal(name.name())
          : mentionsPlace(definition.value());
    }
    return !(expression instanceof Expression.Constant);
  }

  /** What a label expression is relative to, and how far from there. */
  private Optional<String> address(Expression expression, long value) {
    Optional<Expression.Name> base = name(expression, true).or(() -> name(expression, false));
    return base.map(
        name -> {
          long offset = value - evaluator.absolute(name);
          String sign = offset < 0 ? "" : "+";
          return name.name() + (offset == 0 ? "" : sign + offset);
        });
  }

  /** The first name in an expression that stands for an address, of this text or of another. */
  private Optional<Expression.Name> name(Expression expression, boolean external) {
    if (expression instanceof Expression.Binary node) {
      return name(node.left(), external).or(() -> name(node.right(), external));
    }
    if (expression instanceof Expression.Unary unary) {
      return name(unary.operand(), external);
    }
    if (!(expression instanceof Expression.Name name)) {
      return Optional.empty();
    }
    SymbolTable.Definition definition = symbols.definition(name.name());
    if (!external) {
      return definition != null && mentionsPlace(name) ? Optional.of(name) : Optional.empty();
    }
    if (definition != null) {
      return name(definition.value(), true);
    }
    boolean constant = InstructionTable.ipu21().constant(name.name()).isPresent();
    return constant ? Optional.empty() : Optional.of(name);
  }

  private static StatementException noForm(PendingInsn insn) {
    List<WrittenOperand> written = insn.operands();
    String mnemonic = insn.definition().mnemonic();
    Set<String> counts = new LinkedHashSet<>();
    int reached = -1;
    Set<String> allowed = new LinkedHashSet<>();
    for (Form form : insn.definition().forms()) {
      counts.add(String.valueOf(form.operands().size()));
      if (form.operands().size() != written.size()) {
        continue;
      }
      int i = 0;
      while (i < written.size() && written.get(i).fits(form.operands().get(i))) {
        i++;
      }
      if (i > reached) {
        reached = i;
        allowed.clear();
      }
      if (i == reached && i < written.size()) {
        allowed.add(Shapes.describe(form.operands().get(i)));
      }
    }
    if (reached < 0) {
      return new StatementException(
          "operand-form",
          mnemonic + " has " + written.size() + " operands here",
          "it takes " + String.join(" or ", counts) + ": " + Shapes.syntax(insn.definition()),
          insn.from(),
          insn.to());
    }
    if (reached == written.size()) {
      return new StatementException(
          "operand-form",
          mnemonic + " has no form with a " + insn.immediate().code() + " here",
          "write " + Shapes.syntax(insn.definition()),
          insn.from(),
          insn.to());
    }
    WrittenOperand wrong = written.get(reached);
    return new StatementException(
        "operand-form",
        "operand " + (reached + 1) + " of " + mnemonic + " is " + Shapes.describe(wrong),
        "allowed is " + String.join(", or ", allowed),
        wrong.from(),
        wrong.to());
  }
}

package org.ipukern.tile.lint;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/** No entry reads a register that nothing has written. */
final class UninitialisedRegisterRule extends DocumentedRule {
  private static final Set<String> CANCELLING = Set.of("xor", "andc", "andc64", "sub");

  /** What a worker finds: its bases and the reserved register, and zeros. */
  private static final long WORKER_START =
      Registers.ZEROS | Registers.mask(true, 12, 3) | Registers.mask(false, 8, 6);

  /**
   * What a vertex finds on the supervisor: its state in $m0, the calling convention's registers.
   */
  private static final long SUPERVISOR_START =
      Registers.ZEROS | Registers.main(0) | Registers.mask(true, 8, 7);

  UninitialisedRegisterRule() {
    super(
        "uninitialised-register",
        "no register is read that no path from the entry has written",
        """
        A worker starts with $mvertex_base and $mworker_base, a supervisor vertex with its state in
        $m0; other registers hold what was left there. A worker that the same supervisor launches
        later keeps the registers of the earlier launches. Only reads are reported that no path from
        the entry, and no earlier launch, has written before.
        """,
        """
        .supervisor
        supervisor:
          setzi $m1, worker
          runall $m1, $m0, 0
          sync TEXCH_SYNCZONE_LOCAL
          br $lr
        .size supervisor, .-supervisor
        .type supervisor, @function
        .globl supervisor
        .worker
        worker:
          ld32 $m6, $mvertex_base, $mzero, 0
          st32 $mzero, $m7, $mzero, 0
          exitz $mzero
        """,
        """
        .supervisor
        supervisor:
          setzi $m1, worker
          runall $m1, $m0, 0
          sync TEXCH_SYNCZONE_LOCAL
          br $lr
        .size supervisor, .-supervisor
        .type supervisor, @function
        .globl supervisor
        .worker
        worker:
          ld32 $m7, $mvertex_base, $mzero, 0
          st32 $mzero, $m7, $mzero, 0
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Reported first = new Reported(out);
    for (Entry entry : context.entries().in(Mode.WORKER)) {
      if (entry.known()) {
        check(context, entry, WORKER_START | retained(context, entry), first);
      }
    }
    for (Entry entry : context.entries().in(Mode.SUPERVISOR)) {
      if (entry.codelet()) {
        check(context, entry, SUPERVISOR_START, first);
      }
    }
  }

  private static long retained(LintContext context, Entry entry) {
    long retained = 0;
    for (int earlier : entry.earlier()) {
      WrittenFlow written = new WrittenFlow(context.flow(), earlier, 0);
      retained |= written.complete() ? written.all() : Registers.ALL;
    }
    return retained;
  }

  private void check(LintContext context, Entry entry, long start, Consumer<Diagnostic> out) {
    WrittenFlow written = new WrittenFlow(context.flow(), entry.unit(), start);
    if (!written.complete()) {
      return;
    }
    for (Map.Entry<Integer, Long> reached : written.before().entrySet()) {
      for (Insn insn : context.flow().unit(reached.getKey()).instructions()) {
        for (Operand operand : insn.operands()) {
          long missing = Registers.of(operand) & ~reached.getValue();
          if (operand.spec().access().reads() && missing != 0 && uses(insn, operand)) {
            out.accept(finding(entry, insn, operand, missing));
          }
        }
      }
    }
  }

  /** False if the value does not matter: a register saved on the stack, or x xor x. */
  private static boolean uses(Insn insn, Operand operand) {
    boolean saved =
        insn.mode() == Mode.SUPERVISOR
            && insn.mnemonic().equals("st32")
            && operand.spec().name().equals("src")
            && insn.operand("base").value() == Registers.STACK;
    boolean cancelled =
        CANCELLING.contains(insn.mnemonic())
            && insn.operands().get(1).spec().kind().registers() > 0
            && insn.operands().get(2).spec().kind() == insn.operands().get(1).spec().kind()
            && insn.operands().get(1).value() == insn.operands().get(2).value();
    return !saved && !cancelled;
  }

  private Diagnostic finding(Entry entry, Insn insn, Operand operand, long missing) {
    String context =
        operand.spec().kind() == OperandKind.MREG || operand.spec().kind() == OperandKind.AREG
            ? ""
            : " of " + Registers.name(operand);
    return warning(
        operand.position(),
        "'"
            + insn.mnemonic()
            + "' reads "
            + Registers.names(missing)
            + context
            + ", which nothing has written since '"
            + entry.name()
            + "' started",
        "write it first, or read " + written(missing));
  }

  private static String written(long missing) {
    boolean main = (missing & Registers.mask(true, 0, 16)) != 0;
    return main ? "$mzero if a zero is meant" : "$azero or $azeros if a zero is meant";
  }
}

package org.ipukern.tile.lint;

import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Access;

/** In a strict file every result is read by someone, or thrown away openly. */
final class LostResultRule extends DocumentedRule {
  private static final Set<String> CONSTANTS = Set.of("setzi", "zero");
  private static final Set<String> IDLE = Set.of("nop", "fnop");

  LostResultRule() {
    super(
        "lost-result",
        "in a strict file every result is read, or goes to a zero register",
        """
        A result that no path reads before it is overwritten, or before the worker or vertex ends, is
        mostly a wrong register number, here or where the result should have been read. Where it is
        meant to be thrown away, as by a load that only steps its address, the destination is $mzero,
        $azero or $azeros, unless the other half of the bundle writes that. A constant set beside
        another instruction costs nothing and is let pass. Only files with the line '// ipukern-lint: strict' are held to it.
        """,
        """
        // ipukern-lint: strict
        .worker
        worker:
          ld32 $m2, $mvertex_base, $mzero, 0
          ld32 $m3, $m2, $mzero, 0
          st32 $m2, $m2, $mzero, 1
          exitz $mzero
        """,
        """
        // ipukern-lint: strict
        .worker
        worker:
          ld32 $m2, $mvertex_base, $mzero, 0
          ld32 $m3, $m2, $mzero, 0
          st32 $m3, $m2, $mzero, 1
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    if (!context.strict()) {
      return;
    }
    LiveFlow live = new LiveFlow(context);
    for (int i = 0; i < context.flow().size(); i++) {
      IssueUnit unit = context.flow().unit(i);
      long wanted = live.after(i);
      for (Insn insn : unit.instructions()) {
        for (Operand operand : insn.operands()) {
          long written = Registers.of(operand) & ~Registers.ZEROS;
          boolean result = operand.spec().access() == Access.WRITE && written != 0;
          boolean lost = result && (written & wanted) == 0;
          if (lost && !isZeroTaken(unit, operand) && !isFreeConstant(unit, insn)) {
            out.accept(finding(insn, operand));
          }
        }
      }
    }
  }

  /** True if the issue throws another result of the same file away: a zero is written only once. */
  private static boolean isZeroTaken(IssueUnit unit, Operand operand) {
    long file = Registers.mask(operand.spec().kind().isMain(), 0, 16);
    long written = 0;
    for (Insn insn : unit.instructions()) {
      written |= Registers.writes(insn);
    }
    return (written & file & Registers.ZEROS) != 0;
  }

  /**
   * True for a constant that another instruction takes along at no cost: a text for many shapes
   * sets it for whatever may follow.
   */
  private static boolean isFreeConstant(IssueUnit unit, Insn insn) {
    return CONSTANTS.contains(insn.mnemonic())
        && unit.instructions().stream()
            .anyMatch(other -> !other.equals(insn) && !IDLE.contains(other.mnemonic()));
  }

  private Diagnostic finding(Insn insn, Operand operand) {
    boolean main = operand.spec().kind().isMain();
    String zero =
        main ? "$mzero" : operand.spec().kind().registers() == 1 ? "$azero" : "the zeros $azeros";
    return warning(
        operand.position(),
        "nothing reads "
            + Registers.name(operand)
            + " before it is overwritten or forgotten, so this result of '"
            + insn.mnemonic()
            + "' is lost",
        "check the register number here and where the result is used; write "
            + zero
            + " to throw it away");
  }
}

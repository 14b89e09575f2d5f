package org.ipukern.tile.lint;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.MemoryAccess;

/** A constant stride word looks as if its steps fitted their fields. */
final class PacedStrideRule extends DocumentedRule {
  private static final int FIELDS = 3;
  private static final int FIELD_BITS = 10;
  private static final long FIELD_MASK = (1L << FIELD_BITS) - 1;

  PacedStrideRule() {
    super(
        "paced-stride",
        "a constant stride word has steps in the fields that are used, and nowhere else",
        """
        A stride register holds three signed fields of 10 bits: steps of -512 to 511 units. A step
        that does not fit spills into the next field, and a negative step that was not masked with
        0x3ff fills all bits above it. Where the word is a constant, a field that no selector uses
        must be zero, and so must bits 31:30.
        """,
        """
        .worker
        worker:
          tapack $m2:3, $mvertex_base, $mzero, $mzero
          setzi $m4, 1025
          ldst64pace $a0:1, $azeros, $m2:3+=, $m4, 0b0101
          exitz $mzero
        """,
        """
        .worker
        worker:
          tapack $m2:3, $mvertex_base, $mzero, $mzero
          setzi $m4, 511
          ldst64pace $a0:1, $azeros, $m2:3+=, $m4, 0b0101
          exitz $mzero
        """);
  }

  /** What the program does with a stride register: the first use and the fields of all uses. */
  private record Use(Insn insn, Operand stride, int fields) {}

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Map<String, Use> uses = new LinkedHashMap<>();
    for (int i = 0; i < context.flow().size(); i++) {
      IssueUnit unit = context.flow().unit(i);
      Constants known = context.constants().before(i);
      for (Insn insn : unit.instructions()) {
        for (Operand operand : insn.operands()) {
          if (operand.spec().name().equals("stride") && usesStride(insn)) {
            NavigableSet<Long> words = known.of(operand);
            for (long word : words) {
              uses.merge(
                  operand.value() + " " + word,
                  new Use(insn, operand, fields(insn)),
                  (a, b) -> new Use(a.insn(), a.stride(), a.fields() | b.fields()));
            }
          }
        }
      }
    }
    uses.forEach((key, use) -> judge(use, Long.parseLong(key.split(" ", 2)[1]), out));
  }

  private static boolean usesStride(Insn insn) {
    return insn.operands().stream().anyMatch(Immediates::isStride);
  }

  private static int fields(Insn insn) {
    long selector = insn.operand("strimm").value();
    int fields = 0;
    for (MemoryAccess access : insn.definition().accesses()) {
      fields |= 1 << (int) (selector >> access.selectorShift() & 3);
    }
    return fields;
  }

  private void judge(Use use, long word, Consumer<Diagnostic> out) {
    String register = Registers.name(use.stride());
    if (word >>> FIELDS * FIELD_BITS != 0) {
      out.accept(
          warning(
              use.stride().position(),
              String.format(
                  Locale.ROOT, "stride word 0x%08x in %s has bits 31:30 set", word, register),
              "mask each step with 0x3ff before it is shifted to its field"));
      return;
    }
    for (int field = 1; field <= FIELDS; field++) {
      long bits = word >> (field - 1) * FIELD_BITS & FIELD_MASK;
      if (bits != 0 && (use.fields() >> field & 1) == 0) {
        long step = bits << Long.SIZE - FIELD_BITS >> Long.SIZE - FIELD_BITS;
        out.accept(
            warning(
                use.stride().position(),
                String.format(
                    Locale.ROOT,
                    "field %d of stride word 0x%08x in %s holds %d, but no access uses that field",
                    field,
                    word,
                    register,
                    step),
                "a step fits its field from -512 to 511 units; use a tapack or add instead of a"
                    + " larger one"));
      }
    }
  }
}

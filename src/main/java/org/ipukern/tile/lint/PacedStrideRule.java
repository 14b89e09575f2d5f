package org.ipukern.tile.lint;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
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

  /** A constant in a stride register. */
  private record Word(long register, long value) {
    long bits(int field) {
      return (value >> ((field - 1) * FIELD_BITS)) & FIELD_MASK;
    }

    long step(int field) {
      return (bits(field) << (Long.SIZE - FIELD_BITS)) >> (Long.SIZE - FIELD_BITS);
    }
  }

  /** The first access that uses a word, and the fields that all of them use, as bits. */
  private record Use(Operand stride, int fields) {
    Use and(Use other) {
      return new Use(stride, fields | other.fields);
    }
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Map<Word, Use> uses = new LinkedHashMap<>();
    for (int i = 0; i < context.flow().size(); i++) {
      for (Insn insn : context.flow().unit(i).instructions()) {
        if (insn.operands().stream().anyMatch(Immediates::isStride)) {
          Operand stride = insn.operand("stride");
          for (long value : context.constants().before(i).of(stride)) {
            uses.merge(new Word(stride.value(), value), new Use(stride, fields(insn)), Use::and);
          }
        }
      }
    }
    uses.forEach((word, use) -> judge(word, use, out));
  }

  private static int fields(Insn insn) {
    long selector = insn.operand("strimm").value();
    int fields = 0;
    for (MemoryAccess access : insn.definition().accesses()) {
      fields |= 1 << (int) ((selector >> access.selectorShift()) & 3);
    }
    return fields;
  }

  private void judge(Word word, Use use, Consumer<Diagnostic> out) {
    String name =
        String.format(
            Locale.ROOT, "stride word 0x%08x in %s", word.value(), Registers.name(use.stride()));
    if (word.value() >> (FIELDS * FIELD_BITS) != 0) {
      out.accept(
          warning(
              use.stride().position(),
              name + " has bits 31:30 set",
              "mask each step with 0x3ff before it is shifted to its field"));
      return;
    }
    for (int field = 1; field <= FIELDS; field++) {
      if (word.bits(field) != 0 && ((use.fields() >> field) & 1) == 0) {
        out.accept(
            warning(
                use.stride().position(),
                String.format(
                    Locale.ROOT,
                    "field %d of %s holds %d, but no access uses that field",
                    field,
                    name,
                    word.step(field)),
                "a field holds -512 to 511 units: a larger step spills into the next one"));
      }
    }
  }
}

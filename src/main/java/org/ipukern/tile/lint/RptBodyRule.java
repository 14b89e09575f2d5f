package org.ipukern.tile.lint;

import java.util.List;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/** The body of a repeat holds what may be repeated, and is as long as its size says. */
final class RptBodyRule extends DocumentedRule {
  private static final int MOST_BUNDLES = 256;

  RptBodyRule() {
    super(
        "rpt-body",
        "the body of a 'rpt' is 1 to 256 bundles without control or system instructions",
        """
        The size operand counts the bundles of the body less one, so it is 0 to 255; the usual way to
        write it is '(2f-1f)/8-1' with the labels 1 and 2 around the body. The body holds bundles
        only: no instruction on its own, no branch, exit or nested 'rpt', no access to control
        registers. In a strict file nothing branches into the middle of it either: published code does
        so to run a part of the body once.
        """,
        """
        .align 8
        .worker
        worker:
          setzi $a0, 0
          rpt 10, (2f-1f)/8-1
        1:
          { nop ; f32add $a0, $a0, $a0 }
          nop
          nop
        2:
          exitz $mzero
        """,
        """
        .align 8
        .worker
        worker:
          setzi $a0, 0
          rpt 10, (2f-1f)/8-1
        1:
          { nop ; f32add $a0, $a0, $a0 }
          { nop ; fnop }
        2:
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    List<Integer> targets = BranchTargetRule.targets(context.program());
    for (Repeat repeat : context.flow().repeats()) {
      count(repeat, out);
      if (size(repeat, out)) {
        body(repeat, out);
        end(repeat, out);
        if (context.strict()) {
          targets(repeat, targets, out);
        }
      }
    }
  }

  private void count(Repeat repeat, Consumer<Diagnostic> out) {
    Operand count = repeat.insn().operand("count");
    OperandKind kind = count.spec().kind();
    if (!kind.isImmediate()) {
      return;
    }
    if (!kind.accepts(count.value())) {
      out.accept(
          error(
              count.position(),
              "repeat count " + count.value() + " does not fit: it is 0 to " + kind.greatest(),
              "put the count into a register, or repeat " + nearest(count) + " times"));
    } else if (count.value() == 0) {
      out.accept(
          warning(
              count.position(),
              "repeat count 0: the body never runs",
              "remove the 'rpt' and body"));
    }
  }

  private boolean size(Repeat repeat, Consumer<Diagnostic> out) {
    Operand size = repeat.insn().operand("size");
    if (size.value() == -1) {
      out.accept(
          error(
              size.position(),
              "the body of the 'rpt' is empty",
              "put at least one bundle between the labels of its size"));
    } else if (!size.spec().kind().accepts(size.value())) {
      out.accept(
          error(
              size.position(),
              "size "
                  + size.value()
                  + " means a body of "
                  + (size.value() + 1)
                  + " bundles; it must be 1 to "
                  + MOST_BUNDLES,
              "the nearest legal size is " + nearest(size)));
    } else {
      return true;
    }
    return false;
  }

  private void body(Repeat repeat, Consumer<Diagnostic> out) {
    for (IssueUnit unit : repeat.body()) {
      Insn first = unit.first();
      if (!unit.isBundle()) {
        out.accept(
            error(
                first.position(),
                "'" + first.mnemonic() + "' stands on its own in the body of a 'rpt'",
                "make it half of a bundle, with " + partner(first)));
      }
      for (Insn insn : unit.instructions()) {
        if (!insn.definition().rptBody()) {
          out.accept(
              error(
                  insn.position(),
                  insn.mnemonic().equals("rpt")
                      ? "a 'rpt' stands in the body of another"
                      : "'" + insn.mnemonic() + "' cannot stand in the body of a 'rpt'",
                  "move it out of the body, or loop with 'brnzdec'"));
        }
      }
    }
  }

  private static String partner(Insn insn) {
    return switch (insn.form().lane()) {
      case MAIN -> "'fnop' behind it";
      case AUX -> "'nop' before it";
    };
  }

  private void end(Repeat repeat, Consumer<Diagnostic> out) {
    List<IssueUnit> body = repeat.body();
    int reached = body.isEmpty() ? repeat.bodyAddress() : body.get(body.size() - 1).end();
    if (reached < repeat.bodyEnd()) {
      out.accept(
          error(
              repeat.insn().operand("size").position(),
              "the body should have "
                  + bundles((repeat.bodyEnd() - repeat.bodyAddress()) / 8)
                  + ", but the code ends after "
                  + (reached - repeat.bodyAddress()) / 8,
              "count the size with labels: (end - start)/8-1"));
    } else if (reached > repeat.bodyEnd()) {
      out.accept(
          error(
              repeat.insn().operand("size").position(),
              "the body ends in the middle of a bundle",
              "count the size with labels: (end - start)/8-1"));
    }
  }

  private static String bundles(int count) {
    return count == 1 ? "1 bundle" : count + " bundles";
  }

  private void targets(Repeat repeat, List<Integer> targets, Consumer<Diagnostic> out) {
    for (int target : targets) {
      if (target > repeat.bodyAddress() && target < repeat.bodyEnd()) {
        out.accept(
            warning(
                repeat.insn().position(),
                "a branch leads into the middle of the body of this 'rpt'",
                "branch to the 'rpt' or past the body"));
      }
    }
  }

  private static long nearest(Operand operand) {
    OperandKind kind = operand.spec().kind();
    return Math.max(kind.least(), Math.min(kind.greatest(), operand.value()));
  }
}

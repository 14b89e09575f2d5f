package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;

/** All steps of a program, decoded, by address. */
final class StepTable {
  private final Program program;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Integer, Step> byAddress = new HashMap<>();

  StepTable(Program program) {
    this.program = program;
    for (IssueUnit unit : program.units()) {
      Step step = new Step(unit, steps.size());
      steps.add(step);
      byAddress.put(unit.address(), step);
    }
  }

  /** The step at an address to which {@code from} leads. */
  Step at(long address, SourcePosition from) {
    boolean fetched = Word.isKnown(address) && address < Program.CODE_END;
    Step step = fetched ? byAddress.get((int) address) : null;
    if (step == null) {
      throw new NoFigureException(from, describe(address));
    }
    return step;
  }

  /** The step that follows in memory. */
  Step after(Step step) {
    int next = step.index() + 1;
    boolean fetched = step.unit().end() < Program.CODE_END;
    if (fetched && next < steps.size() && steps.get(next).unit().address() == step.unit().end()) {
      return steps.get(next);
    }
    throw step.noFigure(describe(step.unit().end()));
  }

  /** The bundles that a {@code rpt} repeats. */
  RepeatBody body(Step repeat) {
    RepeatBody body = repeat.body();
    if (body == null) {
      List<Step> bundles = new ArrayList<>();
      Step step = repeat;
      for (int i = 0; i <= repeat.operand("size"); i++) {
        step = after(step);
        bundles.add(step);
      }
      if (bundles.isEmpty()) {
        throw repeat.noFigure("rpt of " + repeat.operand("size") + " has no body");
      }
      body = new RepeatBody(bundles);
      repeat.setBody(body);
    }
    return body;
  }

  private String describe(long address) {
    if (!Word.isKnown(address)) {
      return "it leads to an address that is not known before the run";
    }
    if (address >= Program.CODE_END) {
      return String.format(
          Locale.ROOT,
          "it leads to 0x%x; instructions are fetched from below 0x%x only",
          address,
          Program.CODE_END);
    }
    for (Map.Entry<Integer, byte[]> block : program.data().entrySet()) {
      if (address >= block.getKey() && address < block.getKey() + block.getValue().length) {
        return String.format(Locale.ROOT, "it leads to data at 0x%x", address);
      }
    }
    return String.format(Locale.ROOT, "it leads to 0x%x, where no instruction starts", address);
  }
}

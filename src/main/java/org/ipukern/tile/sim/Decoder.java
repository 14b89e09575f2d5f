package org.ipukern.tile.sim;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.isa.Certainty;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.Mode;

/**
 * Turns a program into steps for one execution mode. What cannot run becomes a step that faults
 * when it is reached, so that code which is never reached does no harm.
 */
final class Decoder {
  /** What says itself which part of it is a guess. */
  private static final Set<String> NOTED = ArithmeticOperations.table().keySet();

  private final Mode mode;
  private final Map<String, OperationFactory> factories;

  Decoder(Mode mode, Map<String, OperationFactory> factories) {
    this.mode = mode;
    this.factories = factories;
  }

  Code decode(Program program) {
    Step[] steps = new Step[((program.end() - Program.CODE_BASE) >> 2) + 1];
    for (IssueUnit unit : program.units()) {
      steps[(unit.address() - Program.CODE_BASE) >> 2] = step(unit);
    }
    return new Code(steps);
  }

  private Step step(IssueUnit unit) {
    Insn main = ofLane(unit, Lane.MAIN);
    Insn aux = ofLane(unit, Lane.AUX);
    String objection = objection(unit, main, aux);
    if (!objection.isEmpty()) {
      return new Step(unit, main, fault(FaultKind.INVALID_OPERAND, objection), aux, null);
    }
    return new Step(
        unit,
        main,
        main == null ? Step.NOTHING : operation(main),
        aux,
        aux == null ? null : operation(aux));
  }

  private static Insn ofLane(IssueUnit unit, Lane lane) {
    for (Insn insn : unit.instructions()) {
      if (insn.form().lane() == lane) {
        return insn;
      }
    }
    return null;
  }

  /** Why the unit cannot issue at all; empty if it can. */
  private String objection(IssueUnit unit, Insn main, Insn aux) {
    if (unit.isBundle() && mode == Mode.SUPERVISOR) {
      return "the supervisor has no bundles";
    }
    if (unit.isBundle() && (main == null || aux == null)) {
      return "a bundle needs one main and one aux instruction";
    }
    long twice = 0;
    for (Insn insn : unit.instructions()) {
      if (!insn.form().modes().contains(mode)) {
        return "the " + mode.word() + " does not have this instruction";
      }
      Optional<Operand> misfit = insn.misfit();
      if (misfit.isPresent()) {
        return misfit.get().value() + " does not fit the field of this instruction";
      }
      twice |= RegisterMask.writtenTwice(insn);
    }
    if (unit.isBundle()) {
      twice |= RegisterMask.writes(main) & RegisterMask.writes(aux);
    }
    return twice == 0 ? "" : RegisterMask.firstName(twice) + " is written twice at once";
  }

  private Operation operation(Insn insn) {
    OperationFactory factory = factories.get(insn.mnemonic());
    if (factory == null) {
      return fault(FaultKind.UNKNOWN_SEMANTICS, "the simulator has no reading of this instruction");
    }
    try {
      Operation operation = factory.create(insn);
      return NOTED.contains(insn.mnemonic()) ? operation : noted(insn, operation);
    } catch (FaultException e) {
      return fault(e.kind(), e.getMessage());
    }
  }

  private static Operation noted(Insn insn, Operation operation) {
    Instruction definition = insn.definition();
    String doubt = definition.certaintyNote();
    boolean settled =
        (definition.certainty() != Certainty.GUESS
                && doubt.startsWith("$m form")
                && insn.form().lane() == Lane.AUX)
            || isSettled(definition.certainty(), doubt);
    if (settled) {
      return operation;
    }
    String note =
        definition.mnemonic() + " rests on a guess" + (doubt.isEmpty() ? "" : ": " + doubt);
    return w -> {
      w.note(note);
      operation.run(w);
    };
  }

  private static boolean isSettled(Certainty certainty, String doubt) {
    return certainty != Certainty.GUESS
        && !doubt.contains("guess")
        && !doubt.contains("unknown")
        && !doubt.contains("uncertain")
        && !doubt.contains("conflict");
  }

  private static Operation fault(FaultKind kind, String message) {
    return w -> {
      throw new FaultException(kind, message);
    };
  }
}

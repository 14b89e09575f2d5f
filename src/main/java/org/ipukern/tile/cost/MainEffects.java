package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Certainty;

/**
 * Compiles the main-lane instruction of an issue to its effect on main registers and known memory.
 * What has no rule here makes the registers that it writes unknown.
 */
final class MainEffects {
  private static final int WORKER_STATUS = 1;
  private static final int VERTEX_BASE = 2;

  private MainEffects() {}

  /** The effect, null if there is none. Branches are followed by the walks themselves. */
  static MainEffect of(Insn insn) {
    if (insn.definition().certainty() == Certainty.GUESS) {
      return forget(insn);
    }
    if (!insn.definition().accesses().isEmpty() && !insn.definition().isSystem()) {
      return MemoryEffects.of(insn);
    }
    MainEffect effect =
        switch (insn.mnemonic()) {
          case "zero" -> setTo(target(insn), new Source(-1, 0));
          case "movz" -> conditionalMove(insn, true);
          case "movnz" -> conditionalMove(insn, false);
          case "tapack" -> pack(insn);
          case "get" -> get(insn);
          case "put" -> put(insn);
          default -> byRule(insn);
        };
    return effect == null ? forget(insn) : effect;
  }

  private static MainEffect byRule(Insn insn) {
    List<Source> sources = sources(insn);
    if (sources.size() == 2) {
      return IntegerRules.binary(insn.mnemonic())
          .map(rule -> binary(insn, rule, sources.get(0), sources.get(1)))
          .orElse(null);
    }
    if (sources.size() == 1) {
      return IntegerRules.unary(insn.mnemonic())
          .map(rule -> unary(target(insn), rule, sources.get(0)))
          .orElse(null);
    }
    return null;
  }

  private static MainEffect binary(
      Insn insn, IntegerRules.Binary rule, Source first, Source second) {
    int target = target(insn);
    if (insn.mnemonic().equals("add") && first.register() == target) {
      return new AddEffect(target, second, 1);
    }
    return (registers, memory) -> {
      long a = first.value(registers);
      registers.set(target, IntegerRules.apply(rule, a, second.value(registers)));
      return true;
    };
  }

  private static MainEffect unary(int target, IntUnaryOperator rule, Source source) {
    return (registers, memory) -> {
      registers.set(target, IntegerRules.apply(rule, source.value(registers)));
      return true;
    };
  }

  private static MainEffect setTo(int target, Source source) {
    return (registers, memory) -> {
      registers.set(target, source.value(registers));
      return true;
    };
  }

  private static MainEffect conditionalMove(Insn insn, boolean onZero) {
    int target = (int) insn.operand("srcdst").value();
    Source condition = Source.of(insn.operand("cond"));
    Source source = Source.of(insn.operand("src"));
    return (registers, memory) -> {
      long test = condition.value(registers);
      long value = source.value(registers);
      if (!Word.isKnown(test)) {
        registers.set(target, value == registers.get(target) ? value : Word.UNKNOWN);
      } else if ((test == 0) == onZero) {
        registers.set(target, value);
      }
      return true;
    };
  }

  private static MainEffect pack(Insn insn) {
    int target = target(insn);
    List<Source> sources = sources(insn);
    return (registers, memory) -> {
      long a0 = sources.get(0).value(registers);
      long a1 = sources.get(1).value(registers);
      long a2 = sources.get(2).value(registers);
      boolean known = Word.isKnown(a0) && Word.isKnown(a1) && Word.isKnown(a2);
      PackedAddresses packed = new PackedAddresses((int) a0, (int) a1, (int) a2);
      registers.set(target, known ? packed.low() : Word.UNKNOWN);
      registers.set(target + 1, known ? packed.high() : Word.UNKNOWN);
      return true;
    };
  }

  /** A worker knows its number, error bits being clear, and its vertex base. */
  private static MainEffect get(Insn insn) {
    int target = target(insn);
    long index = insn.operand("csr").value();
    return (registers, memory) -> {
      long value = Word.UNKNOWN;
      if (registers.isWorker() && index == WORKER_STATUS) {
        value = registers.worker();
      } else if (registers.isWorker() && index == VERTEX_BASE) {
        value = registers.get(Registers.VERTEX_BASE);
      }
      registers.set(target, value);
      return true;
    };
  }

  /** A worker may move its vertex base; no other control register matters to a walk. */
  private static MainEffect put(Insn insn) {
    Source source = Source.of(insn.operand("src"));
    long index = insn.operand("csr").value();
    return (registers, memory) -> {
      if (registers.isWorker() && index == VERTEX_BASE) {
        registers.setVertexBase(source.value(registers));
      }
      return true;
    };
  }

  private static MainEffect forget(Insn insn) {
    int written = RegisterSets.written(insn);
    if (written == 0) {
      return null;
    }
    return (registers, memory) -> {
      for (int register = 0; register < Registers.VERTEX_BASE; register++) {
        if ((written >> register & 1) != 0) {
          registers.set(register, Word.UNKNOWN);
        }
      }
      return true;
    };
  }

  private static int target(Insn insn) {
    return (int) insn.operand("dst").value();
  }

  private static List<Source> sources(Insn insn) {
    List<Source> sources = new ArrayList<>();
    for (Operand operand : insn.operands()) {
      if (!operand.spec().access().writes()) {
        sources.add(Source.of(operand));
      }
    }
    return sources;
  }
}

package org.ipukern.tile.lint;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/**
 * How much of its scratch memory a worker touches: bytes from {@code $mworker_base} on, by accesses
 * at constant distances. What is reached through other registers is not known.
 */
final class ScratchUse {
  private static final int WORKER_BASE = 12;
  private static final int MAIN_ZERO = 15;

  private ScratchUse() {}

  /** End of the last access, in bytes from {@code $mworker_base}. */
  static long bytes(ControlFlow flow, int entry) {
    Set<Integer> reached =
        ForwardFlow.solve(flow, Map.of(entry, true), (unit, facts, edge) -> facts, (a, b) -> a)
            .keySet();
    long most = 0;
    for (int unit : reached) {
      for (Insn insn : flow.unit(unit).instructions()) {
        most = Math.max(most, end(insn));
      }
    }
    return most;
  }

  private static long end(Insn insn) {
    Optional<Operand> base = insn.withRole("mem.base");
    Optional<Operand> offset = insn.withRole("mem.offset");
    boolean moves = insn.operands().stream().anyMatch(o -> !o.spec().suffix().isEmpty());
    if (base.isEmpty() || offset.isEmpty() || moves || insn.definition().accesses().size() != 1) {
      return 0;
    }
    long delta = insn.withRole("mem.delta").map(Operand::value).orElse((long) MAIN_ZERO);
    long first = base.get().value();
    boolean scratch =
        (first == WORKER_BASE && delta == MAIN_ZERO)
            || (first == MAIN_ZERO && delta == WORKER_BASE);
    boolean constant = offset.get().spec().kind().isImmediate();
    int width = insn.definition().accesses().get(0).bytes();
    return scratch && constant ? (offset.get().value() + 1) * width : 0;
  }
}

package org.ipukern.generator.gate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/** Proves of two neighbouring units that their order makes no difference to what they compute. */
final class Independence {
  private Independence() {}

  /**
   * Neither leaves the straight line, touches a control register by name or stores while the other
   * accesses memory, and neither writes a register, accumulator or control register that the other
   * reads or writes.
   *
   * @return the proof in a few words; empty if there is none
   */
  static Optional<String> of(IssueUnit one, IssueUnit two) {
    Effects first = new Effects(one);
    Effects second = new Effects(two);
    boolean free =
        !first.barrier
            && !second.barrier
            && !(first.stores && second.accesses)
            && !(second.stores && first.accesses)
            && disjoint(first.writes, second.reads)
            && disjoint(first.writes, second.writes)
            && disjoint(first.reads, second.writes);
    return free ? Optional.of("independent neighbours") : Optional.empty();
  }

  /** A stride register that no selector of the instruction's stride immediate takes is not read. */
  static String ofRegister(Insn insn, Operand operand) {
    if (!operand.spec().name().equals("stride") || insn.definition().accesses().isEmpty()) {
      return "";
    }
    for (Operand other : insn.operands()) {
      if (other.spec().name().equals("strimm") && other.value() == 0) {
        return "no selector takes the stride register";
      }
    }
    return "";
  }

  private static boolean disjoint(Set<String> one, Set<String> two) {
    return one.stream().noneMatch(two::contains);
  }

  private static final class Effects {
    /** What instructions of these groups do can depend on control registers. */
    private static final Set<String> COMPUTING = Set.of("float", "convert", "accumulate", "amp");

    private static final String CONTROL = "control registers";

    final Set<String> reads = new HashSet<>();
    final Set<String> writes = new HashSet<>();
    boolean barrier;
    boolean stores;
    boolean accesses;

    Effects(IssueUnit unit) {
      unit.instructions().forEach(this::add);
    }

    /** The control register that the instruction names. */
    private static Optional<Operand> csr(Insn insn) {
      return insn.operands().stream()
          .filter(operand -> operand.spec().kind() == OperandKind.CSR)
          .findFirst();
    }

    /** All control registers count as one. */
    private void add(Operand csr) {
      if (csr.spec().access().reads()) {
        reads.add(CONTROL);
      }
      if (csr.spec().access().writes()) {
        writes.add(CONTROL);
      }
    }

    private void add(Insn insn) {
      barrier |= insn.definition().isControl();
      barrier |= insn.definition().isSystem() && csr(insn).isEmpty();
      csr(insn).ifPresent(this::add);
      if (COMPUTING.contains(insn.definition().group())) {
        reads.add(CONTROL);
      }
      accesses |= !insn.definition().accesses().isEmpty();
      stores |= insn.definition().accesses().stream().anyMatch(access -> access.store());
      for (Operand operand : insn.operands()) {
        for (String register : registers(operand)) {
          if (operand.spec().access().reads()) {
            reads.add(register);
          }
          if (operand.spec().access().writes()) {
            writes.add(register);
          }
        }
      }
      for (String state : insn.definition().state()) {
        List<String> parts = List.of(state.split(" +", 2));
        String access = parts.size() > 1 ? parts.get(1) : "rw";
        if (access.contains("r")) {
          reads.add(parts.get(0));
        }
        if (access.contains("w")) {
          writes.add(parts.get(0));
        }
      }
    }

    /** Registers that always read as zero carry nothing from one unit to the other. */
    private static List<String> registers(Operand operand) {
      OperandKind kind = operand.spec().kind();
      String file = kind.isMain() ? "m" : "a";
      return java.util.stream.LongStream.range(operand.value(), operand.value() + kind.registers())
          .filter(number -> !(kind.isMain() ? number == 15 : number >= 14))
          .mapToObj(number -> file + number)
          .toList();
    }
  }
}

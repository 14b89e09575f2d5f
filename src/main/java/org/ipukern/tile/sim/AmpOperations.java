package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ipukern.tile.asm.Insn;

/** The AMP and SLIC instructions. */
final class AmpOperations {
  private static final Set<String> HALF_NAMES = Set.of("F16V4");
  private static final Set<String> BYTE_NAMES = Set.of("F16V4", "F8V8");
  private static final Set<String> SINGLE_NAMES = Set.of("F32");
  private static final int AZEROS = 14;
  private static final int NAN = 0x7FC00000;

  private AmpOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f16v4hihov4amp", insn -> quad(insn, HALF_NAMES, HalfProducts::new));
    table.put("f8v8hihov4amp", insn -> quad(insn, BYTE_NAMES, ByteProducts::new));
    table.put("f16v4hihoamp", insn -> pair(insn, true, true));
    table.put("f16v4sihoamp", insn -> pair(insn, false, true));
    table.put("f16v4sisoamp", insn -> pair(insn, false, false));
    table.put("f32sisoamp", AmpOperations::singleOneSet);
    table.put("f32sisov2amp", AmpOperations::singleTwoSets);
    table.put("f16v4hihov4slic", insn -> quadSliding(insn, HalfProducts::new));
    table.put("f8v8hihov4slic", insn -> quadSliding(insn, ByteProducts::new));
    table.put("f16v4hihoslic", insn -> pairSliding(insn, true, true));
    table.put("f16v4sihoslic", insn -> pairSliding(insn, false, true));
    table.put("f16v4sisoslic", insn -> pairSliding(insn, false, false));
    return table;
  }

  @FunctionalInterface
  private interface Multiplier {
    Products of(AmpUnits units, int register);
  }

  private static int dst(Insn insn) {
    return Operands.register(insn, "dst");
  }

  private static int x(Insn insn) {
    return Operands.register(insn, "x");
  }

  private static int partial(Insn insn) {
    return Operands.register(insn, "p");
  }

  private static AmpPhase phase(Insn insn, Set<String> kinds) {
    AmpPhase phase = AmpPhase.ofAmp(insn);
    if (!kinds.contains(phase.kind())) {
      throw new FaultException(
          FaultKind.INVALID_OPERAND,
          String.format(
              Locale.ROOT,
              "the constant %s belongs to another AMP form",
              insn.operand("phase").symbol()));
    }
    return phase;
  }

  private static Operation quad(Insn insn, Set<String> kinds, Multiplier multiplier) {
    AmpPhase phase = phase(insn, kinds);
    AmpUnits units = new AmpUnits(2, phase.units(), phase.phase());
    return AmpOperation.amp(
        phase.phase() == 0,
        multiplier.of(units, x(insn)),
        new QuadHalfPort(phase.units(), dst(insn), partial(insn)));
  }

  private static Operation pair(Insn insn, boolean halfPartials, boolean halfResults) {
    AmpPhase phase = phase(insn, HALF_NAMES);
    AmpUnits units = new AmpUnits(1, phase.units(), phase.phase());
    return AmpOperation.amp(
        phase.phase() == 0,
        new HalfProducts(units, x(insn)),
        new PairPort(phase.units(), 0, dst(insn), partial(insn), halfPartials, halfResults));
  }

  private static Operation singleOneSet(Insn insn) {
    AmpPhase phase = phase(insn, SINGLE_NAMES);
    boolean delivers = phase.phase() % 2 == 0;
    if (!delivers && partial(insn) < AZEROS) {
      throw new FaultException(
          FaultKind.UNKNOWN_SEMANTICS, "odd half-phases take no partials; p must be $azeros");
    }
    Operation operation = single(insn, phase, 1, delivers ? pairOf(insn, phase, 0) : null);
    return delivers || dst(insn) >= AZEROS ? operation : garbage(operation, dst(insn));
  }

  /**
   * An odd half-phase has nothing to deliver. Published kernels name the register of the half-phase
   * before, store that in the same bundle and overwrite it in the next: nobody may use what is
   * left.
   */
  private static Operation garbage(Operation operation, int dst) {
    return w -> {
      operation.run(w);
      w.result(dst, NAN, NAN);
      w.resultIsGarbage(dst, 2);
    };
  }

  private static Operation singleTwoSets(Insn insn) {
    AmpPhase phase = phase(insn, SINGLE_NAMES);
    return single(insn, phase, 2, pairOf(insn, phase, phase.phase() % 2));
  }

  private static PairPort pairOf(Insn insn, AmpPhase phase, int set) {
    return new PairPort(phase.units(), set, dst(insn), partial(insn), false, false);
  }

  private static Operation single(Insn insn, AmpPhase phase, int sets, PartialPort port) {
    AmpUnits units = new AmpUnits(sets, phase.units(), phase.phase() / 2);
    Operation operation =
        AmpOperation.amp(
            phase.phase() == 0, new SingleProducts(units, x(insn), phase.phase() % 2), port);
    if (phase.phase() < phase.units()) {
      return operation;
    }
    return w -> {
      w.note(
          insn.operand("phase").symbol()
              + " rests on a guess: a half-phase past the last, taken as one more of the same");
      operation.run(w);
    };
  }

  private static Operation quadSliding(Insn insn, Multiplier multiplier) {
    AmpPhase phase = AmpPhase.ofSlic(insn);
    AmpUnits units = new AmpUnits(2, phase.units(), phase.phase());
    return AmpOperation.slic(
        multiplier.of(units, x(insn)), new QuadHalfPort(phase.units(), dst(insn), partial(insn)));
  }

  private static Operation pairSliding(Insn insn, boolean halfPartials, boolean halfResults) {
    AmpPhase phase = AmpPhase.ofSlic(insn);
    AmpUnits units = new AmpUnits(1, phase.units(), phase.phase());
    return AmpOperation.slic(
        new HalfProducts(units, x(insn)),
        new PairPort(phase.units(), 0, dst(insn), partial(insn), halfPartials, halfResults));
  }
}

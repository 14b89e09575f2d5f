package org.ipukern.tile.sim;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.tile.asm.Insn;

/**
 * What the phase constant of an AMP or SLIC instruction says.
 *
 * @param kind the operand type that the name mentions: F16V4, F8V8 or F32
 * @param engines AMP engines in use, 1, 2 or 4; a set has twice as many units
 * @param phase phase of the AMP, coefficient column of the SLIC
 */
record AmpPhase(String kind, int engines, int phase) {
  private static final Pattern AMP = Pattern.compile("TAMP_(F16V4|F8V8|F32)_E([124])_P([0-7])");
  private static final Pattern SLIC = Pattern.compile("TSLIC_(F16V4)_1x4_W([0-3])");
  private static final int SLIC_ENGINES = 4;

  /** The constant of an AMP instruction. */
  static AmpPhase ofAmp(Insn insn) {
    Matcher name = AMP.matcher(insn.operand("phase").symbol());
    if (!name.matches()) {
      throw unknown(insn);
    }
    return new AmpPhase(
        name.group(1), Integer.parseInt(name.group(2)), Integer.parseInt(name.group(3)));
  }

  /** The constant of a SLIC instruction. */
  static AmpPhase ofSlic(Insn insn) {
    Matcher name = SLIC.matcher(insn.operand("phase").symbol());
    if (!name.matches()) {
      throw unknown(insn);
    }
    return new AmpPhase(name.group(1), SLIC_ENGINES, Integer.parseInt(name.group(2)));
  }

  /** Units of one set. */
  int units() {
    return 2 * engines;
  }

  private static FaultException unknown(Insn insn) {
    return new FaultException(
        FaultKind.UNKNOWN_SEMANTICS,
        String.format(
            Locale.ROOT,
            "no source says what the constant '%s' selects here",
            insn.operand("phase").symbol().isEmpty()
                ? Long.toString(insn.operand("phase").value())
                : insn.operand("phase").symbol()));
  }
}

package org.ipukern.generator.published;

import java.util.List;
import java.util.Locale;

/** Supervisor code of our own around worker loops that poplibs calls from C++. */
final class QuarterText {
  /** Operands and coefficients are F143, unscaled. */
  static final String FORMATS = "\tsetzi $m1, 3\n\tput 49, $m1\n\tzero $m1\n\tput 51, $m1\n";

  /** Waits for the last launch and returns. */
  static final String RETURN = "\tsync 2\n\tbr $m10\n";

  private QuarterText() {}

  /**
   * Loads coefficients and launches all workers.
   *
   * @param weights address of the coefficients
   * @param bits of one load
   * @param order the loads' destinations, with commas
   * @param worker entry of the workers
   * @param state their vertex base
   */
  static String launch(int weights, String bits, String order, String worker, int state) {
    return String.format(
        Locale.ROOT,
        """
        	sync 2
        	setzi $m1, %d
        	put $CCCSLOAD, $m1
        	.irp destination, %s
        	ld%sputcs \\destination
        	.endr
        	setzi $m1, %s
        	setzi $m2, %d
        	runall $m1, $m2, 0
        """,
        weights,
        order,
        bits,
        worker,
        state);
  }

  /** A call of a supervisor function without arguments. */
  static KernelCall call(String text, String symbol, List<Operand> operands) {
    return new KernelCall(text, List.of(), symbol, KernelCall.LINK, 0, List.of(), operands);
  }
}

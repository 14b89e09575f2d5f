package org.ipukern.generator.explore.cost;

import java.util.List;
import org.ipukern.generator.spec.KernelSpec;

/**
 * A kind of kernel that has a cost table.
 *
 * @param name of its table
 * @param shape its kernel of given sizes
 * @param form how its cycles grow with the sizes
 */
public record CostKind(String name, Shape shape, Form form) {
  /** The kernel of the sizes of a table. */
  @FunctionalInterface
  public interface Shape {
    /**
     * A spec whose first entry point is the one that the table prices.
     *
     * @param n first size
     * @param inner second size
     * @param outer third size
     * @throws org.ipukern.generator.spec.json.InputException if no manifest may ask for it
     */
    KernelSpec spec(int n, int inner, int outer);
  }

  /**
   * The form of a table, see {@link org.ipukern.tile.cost.CostTable}.
   *
   * @param least first n
   * @param starts where periodic segments start; before the first each n stands for itself
   * @param period of n
   * @param inner how the second size counts
   * @param outer how the third size counts
   */
  public record Form(int least, List<Integer> starts, int period, Axis inner, Axis outer) {}

  /**
   * How a size counts.
   *
   * @param first from which on it is regular
   * @param period of the regular part; 0 if there is none
   */
  public record Axis(int first, int period) {
    /** A loop that a kernel does not have. */
    static final Axis NONE = new Axis(2, 0);

    /** Sizes that a line keeps. */
    int places() {
      return first - 1 + period;
    }

    /** Sizes that must be looked at. */
    int samples() {
      return first - 1 + 2 * period;
    }

    /** A size for trying the table: anything up to twice what it was made of. */
    public int most() {
      return period == 0 ? first - 1 : 2 * samples();
    }
  }
}

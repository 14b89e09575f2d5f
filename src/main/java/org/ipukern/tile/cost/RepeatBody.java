package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.isa.Mode;

/**
 * The bundles that a {@code rpt} repeats. If all that they do to main registers is to add constant
 * amounts, as paced and stepped accesses do, any number of repeats takes the time of two.
 */
final class RepeatBody {
  private final List<Step> bundles;
  private final boolean linear;
  private int amp;
  private int loads;
  private int stores;

  RepeatBody(List<Step> bundles) {
    this.bundles = List.copyOf(bundles);
    for (Step step : bundles) {
      step.requirePrice(Mode.WORKER);
      if (!step.unit().isBundle() || step.flow() != Flow.NEXT) {
        throw step.noFigure(
            "a rpt body holds bundles without control and system instructions only");
      }
      amp += step.amp();
      loads += step.loads();
      stores += step.stores();
    }
    linear = isLinear(bundles);
  }

  private static boolean isLinear(List<Step> bundles) {
    List<LinearEffect> effects = new ArrayList<>();
    int plain = 0;
    int packed = 0;
    for (Step step : bundles) {
      if (step.effect() instanceof LinearEffect effect) {
        effects.add(effect);
        if (effect.packed()) {
          packed |= effect.advanced();
        } else {
          plain |= effect.advanced();
        }
      } else if (step.effect() != null) {
        return false;
      }
    }
    int advanced = plain | packed;
    return (plain & packed) == 0
        && effects.stream().noneMatch(effect -> (effect.strides() & advanced) != 0);
  }

  /** Issue slots of one pass. */
  int slots() {
    return bundles.size();
  }

  /** The last bundle. */
  Step last() {
    return bundles.get(bundles.size() - 1);
  }

  int amp() {
    return amp;
  }

  int loads() {
    return loads;
  }

  int stores() {
    return stores;
  }

  /** Does what so many passes do, at least one. */
  void run(Registers registers, KnownMemory memory, int times, WalkLimit limit) {
    int walked = linear ? 1 : times;
    for (int i = 0; i < walked; i++) {
      for (Step step : bundles) {
        limit.spend(step);
        step.apply(registers, memory);
      }
    }
    if (walked < times) {
      for (Step step : bundles) {
        if (step.effect() instanceof LinearEffect effect) {
          effect.advance(registers, times - walked);
        }
      }
    }
  }
}

package org.ipukern.tile.lint;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All rules. */
public final class LintRules {
  private static final List<LintRule> ALL =
      Stream.<LintRule>of(
              new AccumulatorClearRule(),
              new BranchTargetRule(),
              new BundleLanesRule(),
              new CodeRegionRule(),
              new CoefficientIndexRule(),
              new CsrAccessRule(),
              new DoubleWriteRule(),
              new EscapeDirectiveRule(),
              new ImmediateRangeRule(),
              new InsertedNopRule(),
              new LaunchOverlapRule(),
              new LostResultRule(),
              new MemoryImmediateRule(),
              new ModeRule(),
              new PacedStrideRule(),
              new ReadOnlyRegisterRule(),
              new RegisterTupleRule(),
              new RptBodyRule(),
              new RptPlacementRule(),
              new StackBalanceRule(),
              new StackUsageRule(),
              new StrideSelectorRule(),
              new SupervisorReturnRule(),
              new SymbolTypeSizeRule(),
              new UninitialisedRegisterRule(),
              new UnreachableEndRule())
          .sorted(Comparator.comparing(LintRule::id))
          .toList();

  private LintRules() {}

  /** Every rule, sorted by id. */
  public static List<LintRule> all() {
    return ALL;
  }
}

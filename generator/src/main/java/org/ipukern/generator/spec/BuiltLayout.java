package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the layout family. */
final class BuiltLayout {
  static final List<BuiltRule<LayoutSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> spec.placement() != Placement.INTERLEAVED,
              spec ->
                  "placement interleaved is not built (built: separate, any): the store port limits"
                      + " a change of layout, and a source in interleaved memory would not help it",
              (spec, near) -> near.with("placement", Placement.SEPARATE.id())));

  private BuiltLayout() {}
}

package org.ipukern.generator.explore.sweep;

import java.util.List;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.SpecBuilder;

/**
 * All that a sweep looks at: each combination of numbers is a cell, each combination of words a
 * variant of every cell.
 *
 * @param family gemm, cast or layout
 * @param axes in the order of the manifest's schema
 */
public record SweepSpace(String family, List<SweepAxis> axes) {
  private static final long MOST_CELLS = 20_000_000;
  private static final long MOST_VARIANTS = 10_000;

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if there are too many cells or variants
   */
  public SweepSpace {
    axes = List.copyOf(axes);
    check(size(axes, true), MOST_CELLS, "cells");
    check(size(axes, false), MOST_VARIANTS, "variants");
  }

  private static void check(long size, long most, String what) {
    if (size > most) {
      throw new IllegalArgumentException(
          "the sweep has " + size + " " + what + "; allowed: at most " + most);
    }
  }

  private static long size(List<SweepAxis> axes, boolean numeric) {
    return axes.stream()
        .filter(axis -> axis.numeric() == numeric)
        .mapToLong(axis -> axis.values().size())
        .reduce(1, (a, b) -> Math.min(a * b, Long.MAX_VALUE >> 20));
  }

  /** Number of cells. */
  public int cells() {
    return (int) size(axes, true);
  }

  /** Number of variants of a cell. */
  public int variants() {
    return (int) size(axes, false);
  }

  /** The axes of numbers, or of words. */
  public List<SweepAxis> axes(boolean numeric) {
    return axes.stream().filter(axis -> axis.numeric() == numeric).toList();
  }

  /** The values of a cell, or of a variant, axis by axis; the last axis changes fastest. */
  public List<String> values(boolean numeric, int index) {
    List<SweepAxis> chosen = axes(numeric);
    String[] values = new String[chosen.size()];
    int rest = index;
    for (int i = chosen.size() - 1; i >= 0; i--) {
      List<String> all = chosen.get(i).values();
      values[i] = all.get(rest % all.size());
      rest /= all.size();
    }
    return List.of(values);
  }

  /** The manifest fields of a variant of a cell. */
  SpecBuilder fields(int cell, int variant) {
    SpecBuilder builder = SpecBuilder.of(family);
    for (boolean numeric : new boolean[] {true, false}) {
      List<SweepAxis> chosen = axes(numeric);
      List<String> values = values(numeric, numeric ? cell : variant);
      for (int i = 0; i < chosen.size(); i++) {
        builder.option(chosen.get(i).name(), values.get(i));
      }
    }
    return builder;
  }

  /** The request in one line; equal for equal sweeps. */
  public String text() {
    return family
        + axes.stream()
            .map(axis -> " " + axis.name() + "=" + String.join(",", axis.values()))
            .collect(Collectors.joining());
  }
}

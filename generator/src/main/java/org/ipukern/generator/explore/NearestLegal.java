package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import org.ipukern.generator.gate.MemoryFit;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.tile.timing.TimingModel;

/**
 * For a shape that is refused, the nearest legal value of each field, the others held as they are.
 * Legal is what the manifest takes, what is built, and what finds room in tile memory; the value
 * named has gone through all three checks.
 */
public final class NearestLegal {
  /** Far enough: no field of a legal entry is greater, since a tile has no more bytes. */
  private static final long MOST = 638_976;

  /** No field of a legal entry is less than the least scale. */
  private static final long LEAST = -32;

  /** In place of a number that was not found. */
  private static final long NONE = Long.MIN_VALUE;

  /** Distance up to which every number is tried. */
  private static final int EVERY = 17;

  /** Beyond that, numbers on these grids, one boundary a direction. */
  private static final long[] GRIDS = {1, 16};

  /** Searches of one axis, each with what the one before has learnt of the kernel's memory. */
  private static final int ATTEMPTS = 3;

  /** Numbers tried behind one whose code turned out larger than that of the shape before. */
  private static final int RETRIES = 6;

  private final String family;
  private final Map<String, String> given;
  private final Renderer renderer;
  private final TimingModel timing;
  private Optional<MemoryFit> like = Optional.empty();

  /**
   * A field whose value may change.
   *
   * @param name in the manifest
   * @param words its values; empty if it is a number or a list of them
   */
  public record Field(String name, List<String> words) {
    /** Copies the list. */
    public Field {
      words = List.copyOf(words);
    }
  }

  /**
   * What is legal on one axis.
   *
   * @param axis name of the field; {@code rows[1]} is an item of a list
   * @param asked the value it has
   * @param nearest the nearest legal one; empty if none is legal while the other fields stay
   * @param manifestLine of the shape with that value; may be empty
   */
  public record Axis(String axis, String asked, Optional<String> nearest, String manifestLine) {}

  /**
   * A search.
   *
   * @param given the fields as asked for, by name
   */
  public NearestLegal(
      String family, Map<String, String> given, Renderer renderer, TimingModel timing) {
    this.family = family;
    this.given = new LinkedHashMap<>(given);
    this.renderer = renderer;
    this.timing = timing;
  }

  /**
   * Every number that was given, whether it helps or not, and every word that helps.
   *
   * @param fields those of the family
   */
  public List<Axis> axes(List<Field> fields) {
    List<Axis> axes = new ArrayList<>();
    for (Field field : fields) {
      if (!field.words().isEmpty()) {
        word(field).ifPresent(axes::add);
      } else if (given.containsKey(field.name())) {
        axes.addAll(numbers(field.name()));
      }
    }
    return axes;
  }

  /**
   * The same for a kernel that was judged, if memory is what it lacks; nothing for all others.
   *
   * @param spec that of the fields given
   */
  public List<Axis> unlessItFits(KernelSpec spec, List<Field> fields) {
    like = MemoryFit.of(spec, renderer, timing).filter(fit -> !fit.holds());
    return like.isEmpty() ? List.of() : axes(fields);
  }

  private Optional<Axis> word(Field field) {
    String asked = given.getOrDefault(field.name(), "");
    for (String word : order(asked, field.words())) {
      Optional<KernelSpec> spec =
          word.equals(asked) ? Optional.empty() : legal(with(field.name(), word));
      if (spec.isPresent() && isSettled(spec.get())) {
        String shown = asked.isEmpty() ? "left out" : asked;
        return Optional.of(
            new Axis(field.name(), shown, Optional.of(word), spec.get().manifestLine()));
      }
    }
    return Optional.empty();
  }

  /** The words as they are tried: the one that was probably meant first, numbers by distance. */
  private static List<String> order(String asked, List<String> words) {
    List<String> order = new ArrayList<>(words);
    if (words.stream().allMatch(word -> word.matches("[0-9]{1,9}"))) {
      long from = start(asked);
      Comparator<Long> byDistance = Comparator.comparingLong(number -> Math.abs(number - from));
      order.sort(
          Comparator.comparing(
              Long::parseLong, byDistance.thenComparing(Comparator.reverseOrder())));
    } else if (!words.contains(asked)) {
      Nearest.of(asked, words)
          .ifPresent(
              meant -> {
                order.remove(meant);
                order.add(0, meant);
              });
    }
    return order;
  }

  private List<Axis> numbers(String name) {
    List<String> items = Arrays.asList(given.get(name).split(",", -1));
    List<Axis> axes = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      int at = i;
      LongFunction<Map<String, String>> change =
          value -> {
            List<String> changed = new ArrayList<>(items);
            changed.set(at, Long.toString(value));
            return with(name, String.join(",", changed));
          };
      String axis = items.size() == 1 ? name : name + "[" + i + "]";
      axes.add(number(axis, items.get(i), change));
    }
    return axes;
  }

  private Axis number(String axis, String asked, LongFunction<Map<String, String>> change) {
    long from = start(asked);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Optional<Long> value = nearest(from, v -> isCandidate(change.apply(v)));
      if (value.isEmpty()) {
        break;
      }
      // A candidate that fails brings its own memory, which the next search then goes by.
      long away = Long.signum(value.get() - from);
      for (int step = 0; step <= (attempt == 0 ? 0 : RETRIES); step++) {
        long tried = value.get() + step * away;
        Optional<KernelSpec> spec = legal(change.apply(tried));
        if (spec.isPresent() && isSettled(spec.get())) {
          return new Axis(
              axis, asked, Optional.of(Long.toString(tried)), spec.get().manifestLine());
        }
      }
    }
    return new Axis(axis, asked, Optional.empty(), "");
  }

  /** A whole number near the text, 0 if it is none. */
  private static long start(String asked) {
    try {
      return Math.round(Math.max(LEAST, Math.min(MOST, Double.parseDouble(asked))));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** The nearest number that is legal, of those that are tried; the smaller one of two. */
  private static Optional<Long> nearest(long from, LongPredicate legal) {
    for (long d = 0; d <= EVERY; d++) {
      if (from - d >= LEAST && legal.test(from - d)) {
        return Optional.of(from - d);
      }
      if (from + d <= MOST && legal.test(from + d)) {
        return Optional.of(from + d);
      }
    }
    long best = NONE;
    for (long grid : GRIDS) {
      for (long way : new long[] {-grid, grid}) {
        long found = along(from / grid * grid, way, legal);
        if (found != NONE && (best == NONE || Math.abs(found - from) < Math.abs(best - from))) {
          best = found;
        }
      }
    }
    return best == NONE ? Optional.empty() : Optional.of(best);
  }

  /** The first legal number on a grid, as if all behind it were legal too; NONE if none is met. */
  private static long along(long from, long step, LongPredicate legal) {
    long refused = 0;
    for (long k : probes(from, step)) {
      if (legal.test(from + k * step)) {
        return from + boundary(from, step, refused, k, legal) * step;
      }
      refused = k;
    }
    return NONE;
  }

  /** Steps to try, ever longer ones, and downwards also those to a half, a quarter and so on. */
  private static SortedSet<Long> probes(long from, long step) {
    SortedSet<Long> steps = new TreeSet<>();
    for (long k = 1; isInside(from + k * step); k *= 2) {
      steps.add(k);
    }
    for (long left = from / 2; step < 0 && left > 0; left /= 2) {
      steps.add((from - left) / -step);
    }
    steps.remove(0L);
    return steps;
  }

  private static long boundary(
      long from, long step, long refused, long legalSteps, LongPredicate legal) {
    long low = refused;
    long high = legalSteps;
    while (high - low > 1) {
      long middle = (low + high) / 2;
      if (legal.test(from + middle * step)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  private static boolean isInside(long value) {
    return value >= LEAST && value <= MOST;
  }

  private Map<String, String> with(String field, String text) {
    Map<String, String> changed = new LinkedHashMap<>(given);
    changed.put(field, text);
    return changed;
  }

  private boolean isCandidate(Map<String, String> fields) {
    return legal(fields).filter(spec -> like.isEmpty() || like.get().holds(spec)).isPresent();
  }

  /** What the manifest takes and this version has a kernel for. */
  private Optional<KernelSpec> legal(Map<String, String> fields) {
    SpecBuilder builder = SpecBuilder.of(family);
    fields.forEach(builder::option);
    return builder.ifLegal().filter(spec -> BuiltKernels.check(spec).isEmpty());
  }

  private boolean isSettled(KernelSpec spec) {
    if (MemoryFit.isCertain(spec)) {
      return true;
    }
    Optional<MemoryFit> fit = MemoryFit.of(spec, renderer, timing);
    boolean holds = fit.isPresent() && fit.get().holds();
    if (!holds && fit.isPresent()) {
      like = fit;
    }
    return holds;
  }
}

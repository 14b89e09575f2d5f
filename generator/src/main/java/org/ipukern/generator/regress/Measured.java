package org.ipukern.generator.regress;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.Digest;
import org.ipukern.generator.spec.KernelSpec;

/**
 * What a run says of one entry point. Cycles are modelled tile cycles.
 *
 * @param kernel base name of the kernel's files
 * @param symbol the entry symbol
 * @param verdict the gate's answer
 * @param cycles the figure; 0 unless the verdict is a pass
 * @param ceiling the budget of the formula
 * @param fingerprint digest of the kernel's manifest line
 * @param terms the figure by cost term; empty unless the verdict is a pass
 * @param reasons why the gate did not pass it
 */
public record Measured(
    String kernel,
    String symbol,
    Verdict verdict,
    long cycles,
    long ceiling,
    String fingerprint,
    Map<String, Long> terms,
    List<String> reasons) {

  /** Copies. */
  public Measured {
    terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
    reasons = List.copyOf(reasons);
  }

  /** The entry points of a kernel. */
  public static List<Measured> of(KernelResult result) {
    return result.entries().stream().map(entry -> of(result.spec(), entry)).toList();
  }

  /** Digest of a kernel's manifest line: two lines that mean the same have the same. */
  public static String fingerprint(KernelSpec spec) {
    return Digest.of(spec.manifestLine().getBytes(StandardCharsets.UTF_8));
  }

  private static Measured of(KernelSpec spec, EntryResult entry) {
    boolean passes = entry.verdict() == Verdict.PASS;
    Map<String, Long> terms = new LinkedHashMap<>();
    if (passes) {
      entry.estimate().terms().forEach((term, cycles) -> terms.put(term.word(), cycles));
    }
    return new Measured(
        spec.name(),
        entry.entry().symbol(),
        entry.verdict(),
        passes ? entry.simulated().orElseThrow() : 0,
        entry.figures().budget(),
        fingerprint(spec),
        terms,
        reasons(entry));
  }

  private static List<String> reasons(EntryResult entry) {
    List<String> reasons = new ArrayList<>();
    entry.findings().forEach(f -> reasons.add(f.rule().name() + " " + f.message()));
    if (entry.verdict() == Verdict.NO_VERDICT) {
      if (entry.estimate() == null) {
        reasons.add("there is no estimate");
      } else if (!entry.estimate().isKnown()) {
        reasons.add("there is no estimate: " + entry.estimate());
      }
      if (entry.simulated().isEmpty()) {
        reasons.add("there is no single simulated figure");
      }
    }
    return reasons;
  }
}

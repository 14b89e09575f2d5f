package org.ipukern.generator.regress;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ipukern.generator.gate.Verdict;

/** Figures of made-up entry points whose whole cost is steady state. */
final class Figures {
  static final String MODEL = "m1";
  static final String TABLE = "t1";
  private static final String FINGERPRINT = "0".repeat(64);

  private Figures() {}

  static Measured measured(String symbol, long cycles) {
    return new Measured(
        symbol + "_kernel",
        symbol,
        Verdict.PASS,
        cycles,
        1_000_000,
        FINGERPRINT,
        Map.of("steady-state", cycles),
        List.of());
  }

  static Measured failed(String symbol, Verdict verdict) {
    return new Measured(
        symbol + "_kernel", symbol, verdict, 0, 1, FINGERPRINT, Map.of(), List.of("G02 wrong"));
  }

  static BaselineEntry entry(String symbol, long accepted, long best, long ceiling) {
    return new BaselineEntry(
        symbol, accepted, best, ceiling, FINGERPRINT, Map.of("steady-state", accepted));
  }

  static Baseline baseline(BaselineEntry... entries) {
    TreeMap<String, BaselineEntry> bySymbol = new TreeMap<>();
    for (BaselineEntry entry : entries) {
      bySymbol.put(entry.symbol(), entry);
    }
    return new Baseline(MODEL, TABLE, bySymbol);
  }
}

package org.ipukern.generator.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.published.Measured;

/** Rows with given figures. */
final class Rows {
  private Rows() {}

  static EntryRow gemm(Verdict verdict, Reason... reasons) {
    Map<String, Long> terms = new LinkedHashMap<>();
    terms.put("supervisor", 37L);
    terms.put("steady-state", 8160L);
    return new EntryRow(
        "gemm_k",
        "gemm_k_r365",
        "__runCodelet_ipukern__gemm_k_r365",
        "gemm",
        "365 x 80 x 16",
        OptionalLong.of(8919),
        OptionalLong.of(8554),
        OptionalLong.of(8919),
        OptionalLong.of(1234567),
        verdict == Verdict.PASS ? OptionalLong.of(8197) : OptionalLong.empty(),
        OptionalLong.of(7640),
        verdict == Verdict.PASS ? OptionalLong.of(891) : OptionalLong.empty(),
        verdict,
        List.of(reasons),
        terms,
        Optional.empty(),
        false);
  }

  static EntryRow cast() {
    return new EntryRow(
        "cast_I",
        "cast_I",
        "__runCodelet_ipukern__cast_I",
        "cast",
        "592",
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.of(642),
        OptionalLong.of(358),
        OptionalLong.of(358),
        OptionalLong.of(150),
        OptionalLong.empty(),
        Verdict.PASS,
        List.of(),
        Map.of(),
        Optional.of(new Measured("sdk-cast-592", 548)),
        false);
  }
}

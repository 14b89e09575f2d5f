package org.ipukern.generator.gate;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.ManifestException;

/**
 * Small kernels that no manifest ships, at least one for each text that a vertex template can give;
 * a line that is not built yet joins as soon as it is.
 */
final class HostSpecs {
  private static final List<String> ENTRIES =
      List.of(
          "{\"gemm\": {\"precision\": \"f16\", \"rows\": [1, 2, 5, 13], \"inner\": 37, \"columns\": 33}}",
          "{\"gemm\": {\"precision\": \"f16\", \"rows\": [40], \"inner\": 16, \"columns\": 16, \"weights\": \"interleaved\"}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"elements\": 4096, \"placement\": \"separate\"}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f152\", \"elements\": 4096, \"placement\": \"separate\", \"overflow\": \"nan\"}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f152\", \"layout\": \"packed\", \"rows\": 31, \"columns\": 96, \"scale\": -3}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"elements\": 808, \"scale\": -32, \"overflow\": \"nan\"}}");

  private HostSpecs() {}

  static List<KernelSpec> all() {
    return ENTRIES.stream().flatMap(HostSpecs::spec).toList();
  }

  private static Stream<KernelSpec> spec(String entry) {
    String manifest = "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entry + "]}";
    try {
      return Manifest.read("host.json", manifest.getBytes(StandardCharsets.UTF_8)).specs().stream();
    } catch (ManifestException e) {
      if (e.getMessage().contains("built yet")) {
        return Stream.empty();
      }
      throw e;
    }
  }
}

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
          gemm("'precision': 'f16', 'rows': [1, 2, 5, 13], 'inner': 37, 'columns': 33"),
          gemm("'precision': 'f16', 'rows': [40], 'inner': 16, 'weights': 'interleaved'"),
          gemm("'precision': 'f16', 'rows': [9], 'inner': 48, 'mode': 'accumulate'"),
          gemm("'precision': 'f16', 'rows': [9], 'inner': 48, 'orientation': 'swapped'"),
          gemm("'precision': 'f16', 'rows': [9], 'inner': 48, 'batch': 3"),
          gemm("'precision': 'f16', 'rows': [9], 'inner': 48, 'rounding': 'stochastic'"),
          gemm("'precision': 'f16', 'rows': [32], 'inner': 48, 'output': 'packed'"),
          gemm("'precision': 'f16-f32', 'rows': [9], 'inner': 48"),
          gemm("'precision': 'f32', 'rows': [9], 'inner': 40"),
          gemm("'precision': 'f143', 'rows': [9, 20], 'inner': 80, 'overflow': 'nan'"),
          gemm("'precision': 'f152', 'rows': [9], 'inner': 96, 'weights': 'interleaved'"),
          gemm("'precision': 'f143-f152', 'rows': [9], 'inner': 96, 'mode': 'accumulate'"),
          gemm("'precision': 'f143', 'rows': [9], 'inner': 96, 'scale': -3"),
          cast("'to': 'f143', 'elements': 4096, 'placement': 'separate'"),
          cast("'to': 'f152', 'elements': 4096, 'placement': 'separate', 'overflow': 'nan'"),
          cast("'to': 'f152', 'layout': 'packed', 'rows': 31, 'columns': 96, 'scale': -3"),
          cast("'to': 'f143', 'elements': 808, 'scale': -32, 'overflow': 'nan'"),
          cast("'to': 'f143', 'elements': 101, 'placement': 'any'"),
          cast("'to': 'f143', 'layout': 'packed', 'rows': 7, 'columns': 40"),
          cast("'to': 'f143', 'layout': 'row-major', 'rows': 7, 'columns': 96"),
          "{'cast': {'from': 'f32', 'to': 'f16', 'elements': 512, 'placement': 'separate'}}",
          "{'cast': {'from': 'f32', 'to': 'f143', 'elements': 512, 'placement': 'separate'}}",
          "{'cast': {'from': 'f143', 'to': 'f16', 'elements': 512, 'placement': 'separate'}}",
          "{'cast': {'from': 'f152', 'to': 'f143', 'elements': 512, 'placement': 'separate'}}",
          "{\"layout\": {\"kernel\": \"rows-from-panels\", \"bits\": 16, \"rows\": 3, \"columns\": 41, \"placement\": \"separate\", \"width\": 50, \"fill\": \"-inf\", \"slots\": [4, 0, 2]}}",
          "{\"layout\": {\"kernel\": \"rows-from-panels\", \"bits\": 8, \"rows\": 5, \"columns\": 32, \"placement\": \"any\", \"width\": 35, \"fill\": \"lowest\"}}",
          "{\"layout\": {\"kernel\": \"panels-from-rows\", \"bits\": 16, \"rows\": 5, \"columns\": 37, \"placement\": \"any\", \"source-stride\": 39}}",
          "{\"layout\": {\"kernel\": \"panels-from-rows\", \"bits\": 8, \"rows\": 3, \"columns\": 70, \"placement\": \"separate\"}}",
          "{\"layout\": {\"kernel\": \"coefficients-from-rows\", \"bits\": 16, \"rows\": 19, \"columns\": 21, \"placement\": \"any\"}}",
          "{\"layout\": {\"kernel\": \"coefficients-from-rows\", \"bits\": 8, \"rows\": 18, \"columns\": 37, \"placement\": \"separate\", \"order\": \"cxk\"}}",
          "{\"layout\": {\"kernel\": \"transpose\", \"bits\": 8, \"rows\": 9, \"columns\": 13, \"placement\": \"any\", \"target-stride\": 11}}",
          "{\"layout\": {\"kernel\": \"transpose\", \"bits\": 16, \"rows\": 9, \"columns\": 6, \"placement\": \"separate\"}}",
          "{\"layout\": {\"kernel\": \"transpose\", \"bits\": 32, \"rows\": 3, \"columns\": 5, \"placement\": \"any\"}}",
          "{\"layout\": {\"kernel\": \"copy\", \"bits\": 8, \"rows\": 3, \"columns\": 5, \"placement\": \"any\", \"source-stride\": 7, \"target-stride\": 9}}",
          "{\"layout\": {\"kernel\": \"copy\", \"bits\": 32, \"rows\": 3, \"columns\": 6, \"placement\": \"separate\"}}",
          "{\"layout\": {\"kernel\": \"fill\", \"bits\": 32, \"rows\": 3, \"columns\": 5, \"placement\": \"any\", \"fill\": \"lowest\"}}",
          "{\"layout\": {\"kernel\": \"fill\", \"bits\": 16, \"rows\": 1, \"columns\": 5, \"placement\": \"any\", \"fill\": \"lowest\"}}",
          "{\"layout\": {\"kernel\": \"fill\", \"bits\": 8, \"rows\": 2, \"columns\": 5, \"placement\": \"any\"}}",
          "{\"layout\": {\"kernel\": \"pad\", \"bits\": 32, \"rows\": 2, \"columns\": 3, \"placement\": \"any\", \"width\": 8, \"fill\": \"-inf\"}}",
          "{\"layout\": {\"kernel\": \"pad\", \"bits\": 16, \"rows\": 5, \"columns\": 9, \"placement\": \"any\", \"width\": 11, \"fill\": \"lowest\", \"target-stride\": 12}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"elements\": 0}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f152\", \"layout\": \"packed\", \"rows\": 5, \"columns\": 41, \"placement\": \"any\"}}",
          "{\"cast\": {\"from\": \"f16\", \"to\": \"f143\", \"layout\": \"row-major\", \"rows\": 9, \"columns\": 71, \"source-stride\": 75, \"overflow\": \"nan\"}}",
          "{\"cast\": {\"from\": \"f152\", \"to\": \"f16\", \"layout\": \"packed\", \"rows\": 7, \"columns\": 70, \"overflow\": \"nan\"}}",
          "{\"cast\": {\"from\": \"f143\", \"to\": \"f16\", \"elements\": 259, \"scale\": 31}}",
          "{\"cast\": {\"from\": \"f152\", \"to\": \"f143\", \"elements\": 259, \"overflow\": \"nan\"}}",
          "{\"cast\": {\"from\": \"f143\", \"to\": \"f152\", \"elements\": 259, \"scale\": -30, \"source-scale\": 1}}",
          "{\"cast\": {\"from\": \"f32\", \"to\": \"f152\", \"elements\": 1003, \"overflow\": \"nan\"}}",
          "{\"cast\": {\"from\": \"f32\", \"to\": \"f143\", \"elements\": 1001, \"scale\": -32, \"rounding\": \"stochastic\"}}",
          "{\"cast\": {\"from\": \"f32\", \"to\": \"f16\", \"elements\": 1002, \"overflow\": \"nan\"}}");

  private HostSpecs() {}

  private static String gemm(String fields) {
    String columns = fields.contains("'columns'") ? "" : ", 'columns': 32";
    return "{'gemm': {" + fields + columns + "}}";
  }

  private static String cast(String fields) {
    return "{'cast': {'from': 'f16', " + fields + "}}";
  }

  /** Those that are built. */
  static List<KernelSpec> all() {
    return ENTRIES.stream().flatMap(HostSpecs::spec).toList();
  }

  private static Stream<KernelSpec> spec(String entry) {
    String manifest =
        ("{'schema': 1, 'target': 'ipu21', 'kernels': [" + entry + "]}").replace('\'', '"');
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

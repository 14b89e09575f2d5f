package org.ipukern.generator.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.gate.VertexField;
import org.ipukern.generator.spec.EntryPoint;

/** What the templates of the build files see of all kernels of the folder. */
final class BuildModel {
  private BuildModel() {}

  /**
   * The kernels with their entry points.
   *
   * @param model version of the timing model
   */
  static Map<String, Object> of(List<EmittedKernel> kernels, String model) {
    Map<String, Object> top = new LinkedHashMap<>();
    top.put("model", model);
    top.put("namespace", EntryPoint.NAMESPACE);
    top.put("kernels", kernels.stream().map(BuildModel::kernel).toList());
    top.put("entryCount", kernels.stream().mapToInt(kernel -> kernel.entries().size()).sum());
    return top;
  }

  private static Map<String, Object> kernel(EmittedKernel kernel) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", kernel.spec().name());
    map.put("family", kernel.spec().family());
    map.put("manifestLine", kernel.spec().manifestLine());
    map.put("entries", kernel.entries().stream().map(BuildModel::entry).toList());
    return map;
  }

  private static Map<String, Object> entry(EmittedEntry entry) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("className", entry.point().className());
    map.put("symbol", entry.point().symbol());
    map.put("shape", entry.shape());
    map.put("cycles", entry.figure("simulated"));
    map.put("flops", entry.flops());
    map.put("stateBytes", entry.stateBytes());
    map.put("operands", entry.operands().stream().map(BuildModel::operand).toList());
    map.put(
        "apart",
        entry.vertex().apart().stream()
            .map(
                pair ->
                    Map.of(
                        "first", entry.indexOf(pair.get(0)), "second", entry.indexOf(pair.get(1))))
            .toList());
    return map;
  }

  private static Map<String, Object> operand(EmittedOperand operand) {
    VertexField field = operand.field();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("field", field.name());
    map.put("type", field.type());
    map.put("isRead", field.isRead());
    map.put("isWritten", field.isWritten());
    map.put("elements", operand.elements());
    map.put("bytes", operand.bytes());
    map.put("alignment", field.alignment());
    map.put("isInterleaved", field.isInterleaved());
    map.put("stateWord", field.stateWord());
    map.put("stateWords", field.stateWords());
    return map;
  }
}

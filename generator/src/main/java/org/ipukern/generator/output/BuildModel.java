package org.ipukern.generator.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.gate.VertexDeclaration;
import org.ipukern.generator.gate.VertexField;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.OperandBytes;

/**
 * What the templates of the build files see of all kernels of the folder. Operands come from the
 * vertex text, so that what a host is told is what the vertex declares.
 */
final class BuildModel {
  private static final int WORD = 4;

  private BuildModel() {}

  /** Kernels by name, each with its entry points in the order of its spec. */
  static Map<String, Object> of(List<EmittedKernel> kernels, String model) {
    List<Map<String, Object>> sorted =
        kernels.stream()
            .sorted(Comparator.comparing(kernel -> kernel.spec().name()))
            .map(BuildModel::kernel)
            .toList();
    Map<String, Object> top = new LinkedHashMap<>();
    top.put("model", model);
    top.put("namespace", EntryPoint.NAMESPACE);
    top.put("kernels", sorted);
    top.put("entryCount", kernels.stream().mapToInt(k -> k.spec().entryPoints().size()).sum());
    return top;
  }

  private static Map<String, Object> kernel(EmittedKernel kernel) {
    KernelSpec spec = kernel.spec();
    List<VertexDeclaration> vertices = VertexDeclaration.parse(kernel.vertex());
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", spec.name());
    map.put("family", spec.family());
    map.put("manifestLine", spec.manifestLine());
    List<Map<String, Object>> entries = new ArrayList<>();
    for (EntryPoint entry : spec.entryPoints()) {
      entries.add(
          entry(
              spec,
              entry,
              vertices.stream()
                  .filter(vertex -> vertex.className().equals(entry.className()))
                  .findFirst()
                  .orElseThrow(() -> missing(spec, "class " + entry.className())),
              kernel.cycles().get(entry.symbol())));
    }
    map.put("entries", entries);
    return map;
  }

  private static Map<String, Object> entry(
      KernelSpec spec, EntryPoint entry, VertexDeclaration vertex, Long cycles) {
    if (cycles == null) {
      throw missing(spec, "figure for " + entry.symbol());
    }
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("className", entry.className());
    map.put("symbol", entry.symbol());
    map.put("shape", spec instanceof GemmSpec gemm ? gemm.shape(entry.rows()) : spec.shape());
    map.put("cycles", cycles);
    map.put("flops", spec instanceof GemmSpec gemm ? flops(gemm, entry.rows()) : 0);
    map.put("stateBytes", WORD * vertex.stateWords());
    List<Map<String, Object>> operands = new ArrayList<>();
    for (VertexField field : vertex.fields()) {
      operands.add(operand(spec, entry, field));
    }
    map.put("operands", operands);
    List<String> names = vertex.fields().stream().map(VertexField::name).toList();
    map.put(
        "apart",
        vertex.apart().stream()
            .map(
                pair ->
                    Map.of(
                        "first", names.indexOf(pair.get(0)), "second", names.indexOf(pair.get(1))))
            .toList());
    return map;
  }

  private static Map<String, Object> operand(KernelSpec spec, EntryPoint entry, VertexField field) {
    long bytes =
        spec.operands(entry).stream()
            .filter(operand -> operand.name().equals(field.name()))
            .mapToLong(OperandBytes::bytes)
            .findFirst()
            .orElseThrow(() -> missing(spec, "size of field " + field.name()));
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("field", field.name());
    map.put("type", field.type());
    map.put("isRead", field.isRead());
    map.put("isWritten", field.isWritten());
    map.put("elements", bytes / field.elementBytes());
    map.put("bytes", bytes);
    map.put("alignment", field.alignment());
    map.put("isInterleaved", field.isInterleaved());
    map.put("stateWord", field.stateWord());
    map.put("stateWords", field.stateWords());
    return map;
  }

  /** Multiplications and additions of the product, padding left out. */
  private static long flops(GemmSpec spec, int rows) {
    return 2L * rows * spec.inner() * spec.columns() * spec.batch();
  }

  private static IllegalStateException missing(KernelSpec spec, String what) {
    return new IllegalStateException(spec.name() + ": no " + what);
  }
}

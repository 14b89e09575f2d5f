package org.ipukern.generator.explore.profile;

import java.util.List;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;

/**
 * A {@code summary.json} that was extracted from an SDK profile.
 *
 * @param profile the recording it was taken from
 * @param kernels compute sets, in the order of the file
 * @param exchanges exchange code of the attention's steps
 * @param exchangeMemory resident exchange code a tile
 * @param deviceSpans device cycles of each recorded inference
 * @param qkvExecutions how often the fused QKV projection executed
 * @param allocated allocated memory a tile
 */
public record ProfileSummary(
    String profile,
    List<RecordedKernel> kernels,
    List<ExchangeRow> exchanges,
    MemoryRange exchangeMemory,
    List<Long> deviceSpans,
    long qkvExecutions,
    MemoryRange allocated) {

  private static final List<String> TOP =
      List.of(
          "profile",
          "kernels",
          "attention_exchanges",
          "exchange_memory_per_tile",
          "device_spans",
          "qkv_executions",
          "allocated_memory");
  private static final List<String> KERNEL =
      List.of(
          "step",
          "kind",
          "stage",
          "name",
          "cycles",
          "active_tiles",
          "start",
          "end",
          "max_exchange_code_bytes",
          "vertices");
  private static final List<String> EXCHANGE = List.of("name", "maximum", "mean");
  private static final String KIND = "OnTileExecute";

  /** Copies the lists. */
  public ProfileSummary {
    kernels = List.copyOf(kernels);
    exchanges = List.copyOf(exchanges);
    deviceSpans = List.copyOf(deviceSpans);
  }

  /**
   * Reads a file: every field of the form must be there and no other.
   *
   * @param fileName how messages name it
   * @throws InputException with what is wrong
   */
  public static ProfileSummary read(String fileName, byte[] bytes) {
    JsonFile file = new JsonFile(fileName);
    FieldReader top = file.top(bytes, TOP);
    List<RecordedKernel> kernels =
        file.objects(top, "kernels", KERNEL, (scope, fields) -> kernel(file, fields));
    if (top.has("kernels") && !top.broken() && kernels.isEmpty()) {
      top.reject(InputRule.RANGE, "kernels", "the list is empty", "at least one kernel", "");
    }
    List<ExchangeRow> exchanges =
        file.objects(
            top,
            "attention_exchanges",
            EXCHANGE,
            (scope, fields) ->
                new ExchangeRow(
                    file.text(fields, "name"),
                    file.count(fields, "maximum"),
                    file.decimal(fields, "mean")));
    top.require("device_spans", "a list of device cycles");
    List<Long> spans =
        java.util.stream.IntStream.range(
                0, top.list("device_spans", "a list of device cycles").size())
            .mapToObj(
                i ->
                    top.wholeItem(
                            "device_spans",
                            i,
                            new org.ipukern.generator.spec.json.WholeRange(1, JsonFile.MOST))
                        .orElse(1L))
            .toList();
    ProfileSummary summary =
        new ProfileSummary(
            file.text(top, "profile"),
            kernels,
            exchanges,
            memory(file, top, "exchange_memory_per_tile", "b"),
            spans,
            file.count(top, "qkv_executions"),
            memory(file, top, "allocated_memory", "total"));
    file.done();
    return summary;
  }

  private static RecordedKernel kernel(JsonFile file, FieldReader fields) {
    String kind = file.text(fields, "kind");
    if (fields.has("kind") && !kind.equals(KIND)) {
      fields.reject(InputRule.WORD, "kind", "this is no compute step", KIND, KIND);
    }
    RecordedKernel kernel =
        new RecordedKernel(
            file.count(fields, "step"),
            file.text(fields, "stage"),
            file.text(fields, "name"),
            file.count(fields, "cycles"),
            file.count(fields, "active_tiles"),
            file.count(fields, "start"),
            file.count(fields, "end"),
            file.count(fields, "max_exchange_code_bytes"),
            file.text(fields, "vertices"));
    if (!fields.broken()) {
      relations(fields, kernel);
    }
    return kernel;
  }

  private static void relations(FieldReader fields, RecordedKernel kernel) {
    if (kernel.cycles() < 1) {
      fields.reject(InputRule.RANGE, "cycles", "no kernel takes no time", "at least 1", "1");
    }
    if (kernel.activeTiles() < 1) {
      fields.reject(InputRule.RANGE, "active_tiles", "no tile executed it", "at least 1", "1");
    }
    if (kernel.end() - kernel.start() < kernel.cycles()) {
      fields.reject(
          InputRule.RELATION,
          "end",
          "from start to end there are fewer cycles than the kernel took",
          "at least " + (kernel.start() + kernel.cycles()),
          "");
    }
  }

  private static MemoryRange memory(JsonFile file, FieldReader top, String name, String unit) {
    String least = "min(" + unit + ")";
    String mean = "avg(" + unit + ")";
    String most = "max(" + unit + ")";
    FieldReader fields = file.inside(top, name, List.of(least, mean, most));
    MemoryRange range =
        new MemoryRange(
            file.count(fields, least), file.decimal(fields, mean), file.count(fields, most));
    if (!fields.broken()
        && (range.mean().doubleValue() < range.least()
            || range.mean().doubleValue() > range.most())) {
      fields.reject(
          InputRule.RELATION, mean, "the mean is outside the least and the most", "between", "");
    }
    return range;
  }
}

package org.ipukern.generator.gate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.ManifestException;
import org.junit.jupiter.api.Test;

/** Faults of other code bases, tried on casts; docs/cases.md lists all of them. */
class CastCasesTest {
  /**
   * FP8-15: whatever the length, a cast leaves what is beside its target alone, which the gate's
   * guards see, or it is refused by the name of the field.
   */
  @Test
  void fp815LengthsThatFillNoVectorAreRefusedOrStayInside() {
    List<KernelSpec> built = new ArrayList<>();
    int refused = 0;
    for (int elements = 1; elements <= 50; elements++) {
      String text =
          "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[{\"cast\":{\"from\":\"f16\",\"to\":\"f143\","
              + "\"elements\":"
              + elements
              + ",\"placement\":\"separate\"}}]}";
      try {
        built.addAll(Manifest.read("m", text.getBytes(UTF_8)).specs());
      } catch (ManifestException e) {
        assertThat(e).hasMessageContaining(elements + " elements are not built yet");
        refused++;
      }
    }
    assertThat(built.size() + refused).isEqualTo(50);
    assertThat(built).hasSizeGreaterThan(2);
    for (KernelResult result : Pipeline.run(built, PipelineOptions.defaults()).kernels()) {
      assertThat(result.entries()).allMatch(entry -> entry.findings().isEmpty());
      assertThat(result.passes()).as(result.spec().name()).isTrue();
    }
  }
}

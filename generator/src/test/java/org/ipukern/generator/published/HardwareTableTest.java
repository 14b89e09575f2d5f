package org.ipukern.generator.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Users rely on the measured points being read whole and on the split being about them. */
class HardwareTableTest {
  private static final Path FIXTURES = Path.of("..", "test-fixtures");

  private static List<String> lines(String name) throws IOException {
    return Files.readAllLines(FIXTURES.resolve(name), StandardCharsets.UTF_8);
  }

  @Test
  void allPointsAreRead() throws IOException {
    List<HardwarePoint> points = HardwareTable.read(lines("hardware.tsv"));
    assertThat(points).hasSize(302);
    assertThat(points).extracting(HardwarePoint::id).doesNotHaveDuplicates();
    assertThat(points).allMatch(p -> p.cycles() > 0);
    assertThat(points.stream().filter(HardwarePoint::hasSource)).hasSize(126);
    HardwarePoint first = points.get(0);
    assertThat(first.shape()).isEqualTo("f16 R184 K288 C48 interleaved");
    assertThat(first.cycles()).isEqualTo(48654);
  }

  @Test
  void pointsForFittingExistAndBothMeasurementsOfAShapeAreOnOneSide() throws IOException {
    Set<String> fitted = new HashSet<>();
    lines("hardware.fit").stream().filter(line -> !line.startsWith("#")).forEach(fitted::add);
    List<HardwarePoint> points = HardwareTable.read(lines("hardware.tsv"));
    assertThat(points).extracting(HardwarePoint::id).containsAll(fitted);
    for (HardwarePoint a : points) {
      for (HardwarePoint b : points) {
        boolean pair =
            a.id().endsWith("-before") && b.id().equals(a.id().replace("-before", "-after"));
        assertThat(pair && fitted.contains(a.id()) != fitted.contains(b.id())).isFalse();
      }
    }
  }

  @Test
  void wrongLinesAreNamed() throws IOException {
    List<String> lines = new ArrayList<>(lines("hardware.tsv"));
    lines.add("short\tline");
    assertThatThrownBy(() -> HardwareTable.read(lines))
        .hasMessageContaining("line " + lines.size() + ": 2 columns, not 16");
    assertThatThrownBy(() -> HardwareTable.read(List.of("id\tfamily")))
        .hasMessageContaining("line 1: the columns are");
  }
}

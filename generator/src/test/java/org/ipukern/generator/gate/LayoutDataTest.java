package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data that tell every element from every other. */
class LayoutDataTest {
  private static LayoutSpec spec(String fields) {
    return (LayoutSpec) SpecBuilder.parse(("{'layout':{" + fields + "}}").replace('\'', '"'));
  }

  private static List<KernelData> ordinary(String fields) {
    return new LayoutData(spec(fields)).ordinary();
  }

  /** What an element holds in the three runs together is what no other element holds. */
  @ParameterizedTest
  @CsvSource({"8,300,700", "16,300,500", "32,300,260"})
  void threeRunsTellAllElementsApart(int bits, int rows, int columns) {
    List<KernelData> runs =
        ordinary(
            "'kernel':'copy','placement':'separate','bits':"
                + bits
                + ",'rows':"
                + rows
                + ",'columns':"
                + columns);
    assertThat(runs)
        .extracting(KernelData::title)
        .containsExactly(
            "elements that hold part 0 of their index",
            "elements that hold part 1 of their index",
            "elements that hold part 2 of their index");
    int size = bits / 8;
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < rows * columns; i++) {
      StringBuilder all = new StringBuilder();
      for (KernelData run : runs) {
        for (int b = 0; b < size; b++) {
          all.append((char) run.operands().get(0).contents()[i * size + b]);
        }
      }
      seen.add(all.toString());
    }
    assertThat(seen).hasSize(rows * columns);
  }

  /** Wide elements differ from their neighbours in each run by itself, in more than one byte. */
  @Test
  void neighboursDiffer() {
    for (KernelData run :
        ordinary("'kernel':'copy','placement':'separate','bits':32,'rows':1,'columns':500")) {
      byte[] bytes = run.operands().get(0).contents();
      for (int i = 4; i < bytes.length; i += 4) {
        int differ = 0;
        for (int b = 0; b < 4; b++) {
          differ += bytes[i + b] == bytes[i + b - 4] ? 0 : 1;
        }
        assertThat(differ).as("%s, element %d", run.title(), i / 4).isGreaterThan(1);
      }
    }
  }

  /**
   * A target with gaps is read too: its old bytes differ from place to place and from run to run.
   */
  @Test
  void gapsKeepWhatWasThere() {
    List<KernelData> runs =
        ordinary(
            "'kernel':'copy','placement':'separate','bits':16,'rows':3,'columns':4,'target-stride':8");
    byte[] before = runs.get(0).operands().get(1).contents();
    byte[] after = runs.get(0).operands().get(1).expected();
    byte[] source = runs.get(0).operands().get(0).contents();

    assertThat(before).hasSize((2 * 8 + 4) * 2);
    for (int i = 0; i < before.length; i++) {
      int column = i / 2 % 8;
      byte wanted = column < 4 ? source[(i / 16 * 4 + column) * 2 + i % 2] : before[i];
      assertThat(after[i]).as("byte %d", i).isEqualTo(wanted);
      assertThat(before[i]).isEqualTo((byte) (0x5A + 7 * i));
      assertThat(runs.get(2).operands().get(1).contents()[i]).isEqualTo((byte) (0x5A + 7 * i + 2));
    }
    assertThat(runs.get(0).operands().get(1).answer()).isPresent();
  }

  @Test
  void wordsInGapsAreNeverStored() {
    LayoutData data =
        new LayoutData(
            spec(
                "'kernel':'copy','placement':'separate','bits':16,'rows':3,'columns':5,'target-stride':8"));

    assertThat(data.storesPerWord()).isEqualTo(1);
    StringBuilder stores = new StringBuilder();
    for (int at = 0; at < (2 * 8 + 5) * 2; at += 4) {
      stores.append(data.stores().applyAsInt(at));
    }
    assertThat(stores.toString()).isEqualTo("11101110111");
    assertThat(data.special()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'kernel':'copy','bits':16,'rows':3,'columns':4,'target-stride':8   | 2  | element 1, which comes from element 1 of the source,",
        "'kernel':'copy','bits':16,'rows':3,'columns':4,'target-stride':8   | 17 | element 8, which comes from element 4 of the source,",
        "'kernel':'copy','bits':16,'rows':3,'columns':4,'target-stride':8   | 8  | element 4, which lies in a gap,",
        "'kernel':'copy','bits':16,'rows':1,'columns':3                     | 6  | element 2, which comes from element 2 of the source,",
        "'kernel':'pad','bits':8,'rows':2,'columns':4,'width':6             | 5  | element 5, which is fill,",
        "'kernel':'pad','bits':8,'rows':2,'columns':4,'width':6             | 6  | element 6, which comes from element 4 of the source,",
        "'kernel':'transpose','bits':32,'rows':4,'columns':2                | 20 | element 5, which comes from element 3 of the source,"
      })
  void placesSayWhereAnElementComesFrom(String fields, int offset, String place) {
    String whole = fields.strip() + ",'placement':'separate'";

    assertThat(ordinary(whole).get(1).place().apply(offset)).isEqualTo(place);
  }

  @Test
  void fillsHaveNoSource() {
    List<KernelData> runs =
        ordinary("'kernel':'fill','placement':'separate','bits':16,'rows':2,'columns':3");

    assertThat(runs).hasSize(3).allMatch(run -> run.operands().size() == 1);
    assertThat(runs.get(0).operands().get(0).field()).isEqualTo("target");
    assertThat(runs.get(0).operands().get(0).expected()).containsOnly(0);
  }
}

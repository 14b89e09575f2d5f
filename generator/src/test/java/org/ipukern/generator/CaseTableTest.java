package org.ipukern.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/cases.md} names tests that exist and that name the case. */
class CaseTableTest {
  private static final Pattern ROW = Pattern.compile("\\| ([A-Z0-9]+-[0-9]+) \\| .* \\| (.*) \\|");
  private static final Pattern CLASS = Pattern.compile("`([A-Za-z0-9]+)`");

  @Test
  void everyTestOfTheTableNamesItsCase() throws IOException {
    List<String> ids = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("../docs/cases.md"))) {
      Matcher row = ROW.matcher(line);
      if (!row.matches()) {
        continue;
      }
      ids.add(row.group(1));
      Matcher name = CLASS.matcher(row.group(2));
      assertThat(name.find()).as(line).isTrue();
      do {
        assertThat(texts(name.group(1) + ".java"))
            .as("%s in %s", row.group(1), name.group(1))
            .isNotEmpty()
            .anyMatch(text -> text.contains(row.group(1)) && text.contains("Test"));
      } while (name.find());
    }
    assertThat(ids).doesNotHaveDuplicates().hasSize(42);
  }

  private static List<String> texts(String file) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path root : List.of(Path.of("src/test/java"), Path.of("../src/test/java"))) {
      try (Stream<Path> walk = Files.walk(root)) {
        for (Path path : walk.filter(p -> p.getFileName().toString().equals(file)).toList()) {
          texts.add(Files.readString(path));
        }
      }
    }
    return texts;
  }
}

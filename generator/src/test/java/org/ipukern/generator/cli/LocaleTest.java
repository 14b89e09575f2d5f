package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case GK-28: the locale changes neither what is written nor what is printed. */
class LocaleTest {
  private static final Locale BEFORE = Locale.getDefault();
  private static final String[] LOCALES = {
    "tr-TR", "de-DE", "fr-FR", "ar-EG", "hi-IN", "th-TH-u-nu-thai"
  };

  @TempDir private Path folder;

  @AfterEach
  void restore() {
    Locale.setDefault(BEFORE);
  }

  @Test
  void everyCommandPrintsAndWritesTheSame() throws IOException {
    Locale.setDefault(Locale.US);
    String expected = session("en-US");
    for (String tag : LOCALES) {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(session(tag)).as(tag).isEqualTo(expected);
    }
    assertThat(expected)
        .contains("interleaved", "4571", "%")
        .doesNotContainPattern("[0-9],[0-9]{3}")
        .doesNotContain("\u00a0", "\u202f");
  }

  private String session(String tag) throws IOException {
    Cli cli = Cli.in(folder);
    cli.manifest(
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"elements\":8,\"placement\":\"interleaved\"}}",
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[1003],\"inner\":16,\"columns\":16,"
            + "\"weights\":\"interleaved\"}}");
    StringBuilder all = new StringBuilder();
    all.append(cli.run("generate", "-o", tag).out());
    all.append(cli.run("generate", "--dry-run", "--format", "json").all());
    all.append(
        cli.run("try", "cast", "--elements", "8", "--placement", "interleaved", "--asm").all());
    all.append(cli.run("try", "gemm", "--rows", "0", "--inner", "1e3", "--columns", "-1").all());
    all.append(cli.run("explain").all());
    all.append(cli.run("explain", "LAUNCH").all());
    all.append(cli.run("explain", "INVALID-ID").all());
    all.append(cli.run("generate", "--INVALID").all());
    try (var files = Files.walk(folder.resolve(tag))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}

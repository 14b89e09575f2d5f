package org.ipukern.generator.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** In which form a report is printed. */
enum ReportForm {
  /** Aligned text for people. */
  TEXT,
  /** JSON with a schema number. */
  JSON,
  /** Tables for a page of a repository. */
  MARKDOWN,
  /** One page that needs nothing else. */
  HTML;

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads the value of {@code --format}. */
  static final class Converter implements ITypeConverter<ReportForm> {
    @Override
    public ReportForm convert(String word) {
      return Arrays.stream(values())
          .filter(form -> form.word().equals(word))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + word
                          + "' is no format; allowed: "
                          + Arrays.stream(values())
                              .map(ReportForm::word)
                              .collect(Collectors.joining(", "))));
    }
  }
}

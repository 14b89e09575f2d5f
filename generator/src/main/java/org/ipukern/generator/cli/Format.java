package org.ipukern.generator.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** In which form a result is printed. */
enum Format {
  /** Aligned text for people. */
  TEXT,
  /** JSON with a schema number. */
  JSON;

  /** Reads the value of {@code --format}. */
  static final class Converter implements ITypeConverter<Format> {
    @Override
    public Format convert(String word) {
      return switch (word) {
        case "text" -> TEXT;
        case "json" -> JSON;
        default ->
            throw new TypeConversionException("'" + word + "' is no format; allowed: text, json");
      };
    }
  }
}

package org.ipukern.generator.output;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What may be the name of an output file: a plain relative path with forward slashes that means the
 * same on every system and cannot lead outside the folder.
 */
final class OutputName {
  private static final Pattern PART = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}");
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");
  private static final Pattern PORT = Pattern.compile("(com|lpt)[0-9]");

  private OutputName() {}

  /** Empty if the name is good, otherwise what is wrong with it. */
  static String fault(String name) {
    if (name.isEmpty()) {
      return "it is empty";
    }
    for (String part : name.split("/", -1)) {
      if (!PART.matcher(part).matches()) {
        return "each part must be 1 to 200 letters, digits, '_', '.' or '-' and start with a letter,"
            + " a digit or '_'";
      }
      String stem = part.toLowerCase(Locale.ROOT).split("\\.", 2)[0];
      if (part.endsWith(".") || DEVICES.contains(stem) || PORT.matcher(stem).matches()) {
        return "'" + part + "' is no file name on every system";
      }
    }
    return "";
  }
}

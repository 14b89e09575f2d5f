package org.ipukern.tile.timing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads {@code ipu21.timing}: lines {@code NAME VALUE}, comments from {@code #} on. */
final class TimingModelReader {
  static final TimingModel IPU21 = load("ipu21.timing");

  private TimingModelReader() {}

  private static TimingModel load(String resource) {
    InputStream stream = TimingModel.class.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalStateException("timing model " + resource + " is not in the jar");
    }
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      String version = "";
      Map<String, Integer> constants = new LinkedHashMap<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String text = line.replaceFirst("#.*", "").trim();
        if (text.isEmpty()) {
          continue;
        }
        int space = text.indexOf(' ');
        String key = text.substring(0, space);
        String value = text.substring(space).trim();
        if (key.equals("version")) {
          version = value;
        } else {
          constants.put(key, Integer.valueOf(value));
        }
      }
      return new TimingModel(version, constants);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

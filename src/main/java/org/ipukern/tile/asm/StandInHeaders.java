package org.ipukern.tile.asm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Headers of our own under the names of the SDK's. They hold only facts: numbers of control
 * registers and of their fields, and which vertex field layouts IPU21 has.
 */
final class StandInHeaders {
  /** Every header there is, by the name that an include writes. */
  static final List<String> NAMES =
      List.of(
          "arch/gc_tile_defines.h",
          "poplar/AvailableVTypes.h",
          "poplar/StackSizeDefs.hpp",
          "poplar/TileConstants.hpp");

  private StandInHeaders() {}

  /** The header of that name; empty if there is no such header. */
  static Optional<SourceText> find(String name) {
    return Optional.ofNullable(Texts.ALL.get(name));
  }

  /** Read once, when the first text includes one of them. */
  private static final class Texts {
    static final Map<String, SourceText> ALL = new HashMap<>();

    static {
      for (String name : NAMES) {
        ALL.put(name, read(name));
      }
    }

    private static SourceText read(String name) {
      try (InputStream stream = StandInHeaders.class.getResourceAsStream("include/" + name)) {
        if (stream == null) {
          throw new IllegalStateException("header " + name + " is not in the jar");
        }
        String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        return new SourceText("<" + name + ">", text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

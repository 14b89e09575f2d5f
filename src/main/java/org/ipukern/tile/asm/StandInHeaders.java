package org.ipukern.tile.asm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    if (!NAMES.contains(name)) {
      return Optional.empty();
    }
    try (InputStream stream = StandInHeaders.class.getResourceAsStream("include/" + name)) {
      if (stream == null) {
        throw new IllegalStateException("header " + name + " is not in the jar");
      }
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return Optional.of(new SourceText("<" + name + ">", text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.ipukern.generator.explore.profile;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.Precision;

/**
 * One compute set of a recorded profile.
 *
 * @param step absolute step in the recording
 * @param stage what it computes, in the words of the extraction
 * @param name of the operation
 * @param cycles of the tile that took longest, without exchange and the following sync
 * @param activeTiles tiles that executed it
 * @param start device cycle of its start
 * @param end device cycle of its end, sync included
 * @param exchangeCodeBytes most exchange code on one tile
 * @param vertices vertex types
 */
public record RecordedKernel(
    long step,
    String stage,
    String name,
    long cycles,
    long activeTiles,
    long start,
    long end,
    long exchangeCodeBytes,
    String vertices) {

  private static final Pattern CONVOLUTION = Pattern.compile("poplin::Conv\\w*<(\\w+),(\\w+),.*");

  /** Precision of a convolution's operands and partials, as far as this project has it. */
  public Optional<Precision> precision() {
    Matcher vertex = CONVOLUTION.matcher(vertices);
    if (!vertex.matches()) {
      return Optional.empty();
    }
    return switch (vertex.group(1) + " " + vertex.group(2)) {
      case "half half" -> Optional.of(Precision.F16);
      case "half float" -> Optional.of(Precision.F16_F32);
      case "float float" -> Optional.of(Precision.F32);
      case "quarter half" -> Optional.of(Precision.F143);
      default -> Optional.empty();
    };
  }
}

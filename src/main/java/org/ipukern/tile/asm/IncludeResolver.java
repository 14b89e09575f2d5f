package org.ipukern.tile.asm;

import java.util.Optional;

/** Finds the text of an include file. */
@FunctionalInterface
public interface IncludeResolver {
  /**
   * The text of that name, under the name to use in positions; empty if this resolver has none.
   *
   * @param name as written between the quotes or angle brackets
   * @param includingFile name of the file that asks
   */
  Optional<SourceText> resolve(String name, String includingFile);

  /** Asks this resolver first and the other one for what it does not have. */
  default IncludeResolver orElse(IncludeResolver other) {
    return (name, includingFile) -> {
      Optional<SourceText> found = resolve(name, includingFile);
      return found.isPresent() ? found : other.resolve(name, includingFile);
    };
  }
}

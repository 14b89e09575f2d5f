package org.ipukern.tile.lint;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.SourcePosition;

/** Passes on the first finding at each place: several entries often share the code at fault. */
final class Reported implements Consumer<Diagnostic> {
  private final Consumer<Diagnostic> out;
  private final Set<SourcePosition> places = new HashSet<>();

  Reported(Consumer<Diagnostic> out) {
    this.out = out;
  }

  @Override
  public void accept(Diagnostic diagnostic) {
    if (places.add(diagnostic.position())) {
      out.accept(diagnostic);
    }
  }
}

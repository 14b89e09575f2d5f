package org.ipukern.generator.gate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Mutants that were looked at and found to do what the original does, by an argument that stands
 * beside them. One a line: kind, pattern of the line before, pattern of the line after, reason,
 * between double bars; the patterns see single blanks and must be found.
 */
final class JudgedMutants {
  private record Judgement(Mutant.Kind kind, Pattern before, Pattern after, String reason) {}

  private static final List<Judgement> ALL = read();

  private JudgedMutants() {}

  /** Why a mutant is equivalent, if somebody has judged it so. */
  static Optional<String> reason(Mutant mutant) {
    String before = mutant.before().replaceAll(" +", " ");
    String after = mutant.after().replaceAll(" +", " ");
    return ALL.stream()
        .filter(judgement -> judgement.kind() == mutant.kind())
        .filter(judgement -> judgement.before().matcher(before).find())
        .filter(judgement -> judgement.after().matcher(after).find())
        .map(Judgement::reason)
        .findFirst();
  }

  private static List<Judgement> read() {
    List<Judgement> all = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                JudgedMutants.class.getResourceAsStream("judged-mutants.txt"),
                StandardCharsets.UTF_8))) {
      for (String line : lines.lines().toList()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          String[] parts = line.split(" \\|\\| ", -1);
          all.add(
              new Judgement(
                  Mutant.Kind.valueOf(parts[0].strip()),
                  Pattern.compile(parts[1].strip()),
                  Pattern.compile(parts[2].strip()),
                  parts[3].strip()));
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.ipukern.generator.cli;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.ipukern.generator.spec.KernelSpec;

/** Which kernels of a manifest are meant: those whose name one of the patterns matches, or all. */
final class NameFilter {
  private final List<String> patterns;
  private final List<PathMatcher> matchers;

  private NameFilter(List<String> patterns, List<PathMatcher> matchers) {
    this.patterns = patterns;
    this.matchers = matchers;
  }

  /**
   * A filter of these patterns; none means every kernel.
   *
   * @throws CommandException if one is no pattern
   */
  static NameFilter of(List<String> patterns) {
    List<PathMatcher> matchers = new ArrayList<>();
    for (String pattern : patterns) {
      try {
        matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + pattern));
      } catch (PatternSyntaxException e) {
        throw new CommandException(
            ExitCode.WRONG_REQUEST,
            "--only '"
                + pattern
                + "': "
                + e.getDescription()
                + "; allowed: *, ?, [abc], {one,other}");
      }
    }
    return new NameFilter(patterns, matchers);
  }

  /**
   * The kernels that match, in their order.
   *
   * @throws CommandException with exit code 4 if there are none
   */
  List<KernelSpec> choose(List<KernelSpec> specs) {
    List<KernelSpec> chosen = specs.stream().filter(spec -> matches(spec.name())).toList();
    if (chosen.isEmpty()) {
      throw new CommandException(
          ExitCode.NO_VERDICT,
          "no kernel matches "
              + patterns.stream().map(p -> "'" + p + "'").collect(Collectors.joining(" or "))
              + ", so nothing was looked at; there are: "
              + String.join(", ", specs.stream().map(KernelSpec::name).toList()));
    }
    return chosen;
  }

  private boolean matches(String name) {
    return matchers.isEmpty() || matchers.stream().anyMatch(m -> m.matches(Path.of(name)));
  }
}

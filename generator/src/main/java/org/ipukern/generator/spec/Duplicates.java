package org.ipukern.generator.spec;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.Scope;

/**
 * Finds entries that would write the same file or define the same symbol. Names are compared
 * without case, as some file systems do.
 */
final class Duplicates {
  private final Map<KernelSpec, ManifestEntry> specs = new HashMap<>();
  private final Map<String, ManifestEntry> names = new HashMap<>();
  private final Map<String, ManifestEntry> entryPoints = new HashMap<>();

  /** Reports what an earlier entry already has, else remembers the entry. */
  void check(Scope scope, ManifestEntry entry) {
    KernelSpec spec = entry.spec();
    ManifestEntry same = specs.putIfAbsent(spec, entry);
    if (same != null) {
      report(scope, entry, spec.name(), "the same kernel as " + where(same));
      return;
    }
    ManifestEntry named = names.putIfAbsent(spec.name().toLowerCase(Locale.ROOT), entry);
    if (named != null) {
      report(scope, entry, spec.name(), "its files have the names of " + where(named));
    }
    for (EntryPoint point : spec.entryPoints()) {
      String key = point.className().toLowerCase(Locale.ROOT);
      ManifestEntry first = entryPoints.putIfAbsent(key, entry);
      if (first != null) {
        String message = "entry point " + point.className() + " is also one of " + where(first);
        report(scope, entry, point.className(), message);
      }
    }
  }

  private static String where(ManifestEntry entry) {
    return entry.path() + " at " + entry.position();
  }

  private static void report(Scope scope, ManifestEntry entry, String found, String message) {
    scope.report(
        InputRule.DUPLICATE_ENTRY,
        entry.position(),
        entry.spec().family(),
        found,
        message,
        "each kernel and each entry point once",
        "");
  }
}

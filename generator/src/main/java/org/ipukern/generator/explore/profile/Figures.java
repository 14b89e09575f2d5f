package org.ipukern.generator.explore.profile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.Nearest;

/** The figures of a note about a profile; formulas name other figures, none is made of itself. */
public record Figures(List<Figure> list) {
  private static final int SCHEMA = 1;

  /** How the names begin that the summary and the geometry give. */
  private static final List<String> OTHERS = List.of("recorded.", "model.");

  private static final List<String> TOP = List.of("schema", "figures");
  private static final List<String> FIGURE =
      List.of("id", "value", "unit", "meaning", "kind", "formula");

  /** Copies the list. */
  public Figures {
    list = List.copyOf(list);
  }

  /**
   * Reads a file.
   *
   * @param fileName how messages name it
   * @throws InputException with what is wrong
   */
  public static Figures read(String fileName, byte[] bytes) {
    JsonFile file = new JsonFile(fileName);
    FieldReader top = file.top(bytes, TOP);
    file.whole(top, "schema", SCHEMA, SCHEMA);
    Map<String, Set<String>> parts = new LinkedHashMap<>();
    List<FieldReader> places = new ArrayList<>();
    List<Figure> all =
        file.objects(
            top,
            "figures",
            FIGURE,
            (scope, fields) -> {
              places.add(fields);
              return figure(file, fields, parts);
            });
    for (int i = 0; i < all.size(); i++) {
      if (!places.get(i).broken()) {
        references(places.get(i), all.get(i).id(), parts);
      }
    }
    file.done();
    return new Figures(all);
  }

  /**
   * Reads a figure.
   *
   * @param parts gets the names in its formula, by its id
   */
  private static Figure figure(JsonFile file, FieldReader fields, Map<String, Set<String>> parts) {
    Figure figure =
        new Figure(
            file.text(fields, "id"),
            file.decimal(fields, "value"),
            file.text(fields, "unit"),
            file.text(fields, "meaning"),
            fields.word("kind", List.of(FigureKind.values())),
            fields.has("formula") ? file.text(fields, "formula") : "");
    if (fields.broken()) {
      return figure;
    }
    if (!figure.id().matches("[a-z][a-z0-9_]{0,60}")) {
      fields.reject(InputRule.WORD, "id", "this is no name", "letters, digits and '_'", "");
    }
    Set<String> names = Set.of();
    try {
      names = figure.formula().isEmpty() ? names : Formula.unknown(figure.formula(), Map.of());
    } catch (IllegalArgumentException e) {
      fields.reject(InputRule.WORD, "formula", e.getMessage(), "a formula", "");
    }
    if (parts.put(figure.id(), names) != null) {
      fields.reject(InputRule.DUPLICATE_ENTRY, "id", "the name is given twice", "", "");
    }
    return figure;
  }

  /** A figure made of itself would follow whatever the note says. */
  private static void references(FieldReader fields, String id, Map<String, Set<String>> parts) {
    for (String name : parts.get(id)) {
      if (!parts.containsKey(name) && OTHERS.stream().noneMatch(name::startsWith)) {
        fields.reject(
            InputRule.RELATION,
            "formula",
            "there is no figure " + name,
            "ids of the file, recorded.* and model.*",
            Nearest.of(name, parts.keySet()).orElse(""));
      }
    }
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(parts.get(id));
    while (!open.isEmpty()) {
      String name = open.pop();
      if (reached.add(name)) {
        open.addAll(parts.getOrDefault(name, Set.of()));
      }
    }
    if (reached.contains(id)) {
      fields.reject(
          InputRule.RELATION, "formula", "the figure is made of itself", "other figures", "");
    }
  }

  /**
   * All figures that have a formula or are said to be derived, computed anew.
   *
   * @param others further names for the formulas
   */
  public List<CheckedFigure> check(Map<String, Double> others) {
    Map<String, Double> names = new LinkedHashMap<>(others);
    list.forEach(figure -> names.put(figure.id(), figure.value().doubleValue()));
    return list.stream()
        .filter(f -> f.kind() == FigureKind.DERIVED || !f.formula().isEmpty())
        .map(figure -> CheckedFigure.of(figure, names))
        .toList();
  }
}

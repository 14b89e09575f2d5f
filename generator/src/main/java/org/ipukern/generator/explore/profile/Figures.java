package org.ipukern.generator.explore.profile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;

/** The figures of a note about a profile; formulas name figures that stand before theirs. */
public record Figures(List<Figure> list) {
  private static final int SCHEMA = 1;
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
    Map<String, Double> names = new LinkedHashMap<>();
    List<Figure> all =
        file.objects(top, "figures", FIGURE, (scope, fields) -> figure(file, fields, names));
    file.done();
    return new Figures(all);
  }

  private static Figure figure(JsonFile file, FieldReader fields, Map<String, Double> names) {
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
    if (names.put(figure.id(), figure.value().doubleValue()) != null) {
      fields.reject(InputRule.DUPLICATE_ENTRY, "id", "the name is given twice", "", "");
    }
    try {
      if (!figure.formula().isEmpty()) {
        Formula.value(figure.formula(), names);
      }
    } catch (IllegalArgumentException e) {
      fields.reject(InputRule.WORD, "formula", e.getMessage(), "a formula", "");
    }
    return figure;
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

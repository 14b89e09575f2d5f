package org.ipukern.generator.spec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonPosition;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonArray;
import org.ipukern.generator.spec.json.JsonValue.JsonLiteral;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.JsonValue.Member;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.Shown;
import org.ipukern.generator.spec.json.StrictJson;

/**
 * Makes a spec from fields instead of a file, through the checks of the manifest, so that a wrong
 * command-line option gets the same message as a wrong field. Whether a kernel is built is not
 * checked here; {@link BuiltKernels} tells. Not for use by several threads.
 */
public final class SpecBuilder {
  private final String family;
  private final Map<String, JsonValue> fields = new LinkedHashMap<>();

  private SpecBuilder(String family) {
    this.family = family;
  }

  /** A builder without fields; the family is {@code gemm}, {@code cast} or {@code layout}. */
  public static SpecBuilder of(String family) {
    return new SpecBuilder(family);
  }

  /** A builder with the fields of a spec. */
  public static SpecBuilder from(KernelSpec spec) {
    SpecBuilder builder = new SpecBuilder(spec.family());
    Scope scope = new Scope("", "", "", new Problems());
    byte[] line = spec.manifestLine().getBytes(StandardCharsets.UTF_8);
    JsonObject entry = (JsonObject) StrictJson.parse(scope, line).orElseThrow();
    JsonObject object = (JsonObject) entry.members().get(0).value();
    object.members().forEach(member -> builder.fields.put(member.name(), member.value()));
    return builder;
  }

  /**
   * The spec of one entry, as {@link KernelSpec#manifestLine()} gives it.
   *
   * @throws InputException if the line is no legal entry
   */
  public static KernelSpec parse(String manifestLine) {
    Scope scope = new Scope("", "", "", new Problems());
    byte[] bytes = manifestLine.getBytes(StandardCharsets.UTF_8);
    return orThrow(
        scope, StrictJson.parse(scope, bytes).flatMap(value -> EntryReader.entry(scope, value)));
  }

  /**
   * Sets a field.
   *
   * @param value a whole number, a string, or a list of them
   */
  public SpecBuilder with(String field, Object value) {
    fields.put(field, json(value));
    return this;
  }

  /**
   * Sets a field from the text of a command-line option: what looks like a number is one, and
   * {@code rows} and {@code slots} are lists separated by commas.
   */
  public SpecBuilder option(String field, String text) {
    boolean list = family.equals("gemm") && field.equals("rows");
    if (list || field.equals("slots")) {
      List<JsonValue> items = Arrays.stream(text.split(",", -1)).map(SpecBuilder::scalar).toList();
      fields.put(field, new JsonArray(JsonPosition.NONE, items));
    } else {
      fields.put(field, scalar(text));
    }
    return this;
  }

  /** Leaves fields out. */
  public SpecBuilder without(String... names) {
    fields.keySet().removeAll(Arrays.asList(names));
    return this;
  }

  /**
   * Checks the fields.
   *
   * @throws InputException with all problems; their file is empty and their field begins with the
   *     family
   */
  public KernelSpec build() {
    Scope scope = new Scope("", "", "", new Problems());
    if (!EntryReader.FAMILIES.contains(family)) {
      scope.report(
          InputRule.WORD,
          JsonPosition.NONE,
          "",
          Shown.quoted(family),
          Shown.quoted(family) + " is not a kernel family",
          String.join(", ", EntryReader.FAMILIES),
          Nearest.of(family, EntryReader.FAMILIES).orElse(""));
      return orThrow(scope, Optional.empty());
    }
    return orThrow(
        scope, EntryReader.family(scope, family, new JsonObject(JsonPosition.NONE, members())));
  }

  /** The spec if the fields make one; quicker than {@link #build} where many do not. */
  public Optional<KernelSpec> ifLegal() {
    Scope scope = new Scope("", "", "", new Problems());
    return EntryReader.FAMILIES.contains(family)
        ? EntryReader.family(scope, family, new JsonObject(JsonPosition.NONE, members()))
            .filter(spec -> scope.problems().isEmpty())
        : Optional.empty();
  }

  private List<Member> members() {
    List<Member> members = new ArrayList<>();
    fields.forEach((name, value) -> members.add(new Member(name, JsonPosition.NONE, value)));
    return members;
  }

  private static KernelSpec orThrow(Scope scope, Optional<KernelSpec> spec) {
    if (!scope.problems().isEmpty()) {
      throw new InputException(scope.problems().list(), scope.problems().more());
    }
    return spec.orElseThrow();
  }

  private static JsonValue json(Object value) {
    if (value instanceof List<?> list) {
      return new JsonArray(JsonPosition.NONE, list.stream().map(SpecBuilder::json).toList());
    }
    if (value instanceof Integer || value instanceof Long) {
      return new JsonNumber(JsonPosition.NONE, value.toString());
    }
    if (value instanceof String text) {
      return new JsonText(JsonPosition.NONE, text);
    }
    return new JsonLiteral(JsonPosition.NONE, String.valueOf(value));
  }

  private static JsonValue scalar(String text) {
    return text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?")
        ? new JsonNumber(JsonPosition.NONE, text)
        : new JsonText(JsonPosition.NONE, text);
  }
}

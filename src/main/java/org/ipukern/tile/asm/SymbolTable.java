package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Labels, assigned symbols, numeric labels, and what directives say about symbols. */
final class SymbolTable {
  /** A definition of a symbol; a label's expression is its place. */
  record Definition(Expression value, boolean label, SourceLine line, int from, int to) {}

  private final Map<String, Definition> definitions = new LinkedHashMap<>();
  private final Map<Long, List<Expression.Place>> localLabels = new HashMap<>();
  private final Set<String> globals = new HashSet<>();
  private final Set<String> externals = new HashSet<>();
  private final Map<String, String> types = new HashMap<>();
  private final Map<String, Expression> sizes = new HashMap<>();
  private final Map<String, Definition> mentions = new LinkedHashMap<>();

  /** Definitions by name, in the order in which the text first defines them. */
  Map<String, Definition> definitions() {
    return definitions;
  }

  /** The first directives about names, which may lack a definition, in source order. */
  Map<String, Definition> mentions() {
    return mentions;
  }

  /** Remembers where a directive first says something about a name. */
  void mention(String name, SourceLine line, int from, int to) {
    mentions.putIfAbsent(
        name, new Definition(new Expression.Constant(0, 0), false, line, from, to));
  }

  Definition definition(String name) {
    return definitions.get(name);
  }

  boolean isDefined(String name) {
    return definitions.containsKey(name);
  }

  void define(String name, Definition definition) {
    definitions.put(name, definition);
  }

  /** The expression of an assigned symbol, null for labels and unknown names. */
  Expression assigned(String name) {
    Definition definition = definitions.get(name);
    return definition == null || definition.label() ? null : definition.value();
  }

  void defineLocal(long label, Expression.Place place) {
    localLabels.computeIfAbsent(label, l -> new ArrayList<>()).add(place);
  }

  /** What a numeric label of that direction means at this point of the text. */
  Expression localLabel(Token token, SourceLine line) {
    boolean backward = token.value() < 0;
    long label = backward ? -token.value() - 1 : token.value();
    List<Expression.Place> places = localLabels.getOrDefault(label, List.of());
    if (!backward) {
      return new Expression.Forward(label, places.size(), line, token.start(), token.end());
    }
    if (places.isEmpty()) {
      throw new StatementException(
          "undefined-symbol",
          "no label " + label + ": stands before this line",
          "write " + label + "f for a later one",
          token);
    }
    return places.get(places.size() - 1);
  }

  /** The place of a numeric label that was to come, null if it never came. */
  Expression.Place forward(Expression.Forward reference) {
    List<Expression.Place> places = localLabels.getOrDefault(reference.label(), List.of());
    return reference.index() < places.size() ? places.get(reference.index()) : null;
  }

  void addGlobal(String name) {
    globals.add(name);
  }

  boolean isGlobal(String name) {
    return globals.contains(name);
  }

  /** Says that another object defines the symbol. */
  void addExternal(String name) {
    externals.add(name);
  }

  boolean isExternal(String name) {
    return externals.contains(name);
  }

  void setType(String name, String type) {
    types.put(name, type);
  }

  String type(String name) {
    return types.getOrDefault(name, "");
  }

  void setSize(String name, Expression size) {
    sizes.put(name, size);
  }

  /** The size said for the symbol, null if none was. */
  Expression size(String name) {
    return sizes.get(name);
  }
}

package org.ipukern.generator.spec.json;

/** What kind of thing is wrong with an input file. */
public enum InputRule implements JsonWord {
  /** Not UTF-8 without a byte-order mark. */
  ENCODING("encoding", false),
  /** Not JSON. */
  SYNTAX("syntax", false),
  /** Larger or deeper than is read. */
  LIMIT("limit", false),
  /** A name twice in one object, also where only the case differs. */
  DUPLICATE_FIELD("duplicate-field", false),
  /** A whole number that is not written with digits alone, such as {@code 1e2} or {@code 1.0}. */
  NUMBER_SPELLING("number-spelling", false),
  /** A field that does not exist there. */
  UNKNOWN_FIELD("unknown-field", true),
  /** A field that must be given. */
  MISSING_FIELD("missing-field", true),
  /** A value of the wrong type, null included. */
  TYPE("type", true),
  /** A number or a length outside its range. */
  RANGE("range", true),
  /** A word or a spelling that is not allowed. */
  WORD("word", true),
  /** Fields that exclude or demand one another. */
  COMBINATION("combination", true),
  /** An item twice in one list. */
  REPEATED("repeated", true),
  /** Numbers that do not fit each other, such as a row stride below the row length. */
  RELATION("relation", false),
  /** Operands that no tile can hold. */
  MEMORY("memory", false),
  /** An entry or entry point twice. */
  DUPLICATE_ENTRY("duplicate-entry", false),
  /** Legal, but no kernel exists for it in this version. */
  NOT_BUILT("not-built", false),
  /** Well formed, but there is nothing to do. */
  EMPTY("empty", true);

  private final String id;
  private final boolean inSchema;

  InputRule(String id, boolean inSchema) {
    this.id = id;
    this.inSchema = inSchema;
  }

  @Override
  public String id() {
    return id;
  }

  /** Whether the published JSON Schema expresses the rule too. */
  public boolean inSchema() {
    return inSchema;
  }
}

package org.ipukern.generator.spec;

/**
 * One vertex of a kernel file: the class a graph program names and the symbol its code starts at.
 *
 * @param className the vertex class, without its namespace {@code ipukern}
 * @param symbol the mangled entry symbol that the class implies
 * @param rows row count of a GEMM entry; 0 for other families
 */
public record EntryPoint(String className, String symbol, int rows) {
  /** The C++ namespace of all vertex classes. */
  public static final String NAMESPACE = "ipukern";

  /**
   * What popc puts in front of a class's name, in which it writes {@code ::} as {@code __}
   * (poplibs' assembly files).
   */
  public static final String SYMBOL_PREFIX = "__runCodelet_";

  /** The entry point of a class of this project. */
  static EntryPoint of(String className, int rows) {
    return new EntryPoint(className, SYMBOL_PREFIX + NAMESPACE + "__" + className, rows);
  }
}

package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What calls of poplibs' vertices have in common: where operands lie, how work is divided. */
final class PoplibsCases {
  static final int STATE = 0x58000;
  static final int LEFT = 0x5C000;
  static final int RIGHT = 0x68000;
  static final int OUTPUT = 0x80000;

  private static final int WORKERS = 6;

  private PoplibsCases() {}

  /**
   * A call of a vertex.
   *
   * @param file path of its text below the libraries' folder
   * @param before text of our own that goes before it
   * @param symbol entry with the state's address in {@code $m0}
   */
  static KernelCall call(
      Path checkout, String file, String before, String symbol, List<Operand> operands) {
    Path path = checkout.resolve("lib").resolve(file);
    List<Path> includes = new ArrayList<>();
    includes.add(path.getParent());
    includes.addAll(PoplibsFolders.of(checkout));
    return new KernelCall(
        before + "#include \"" + path.getFileName() + "\"\n",
        includes,
        symbol,
        KernelCall.LINK,
        0,
        List.of(STATE),
        operands);
  }

  /** First of the rows of a worker. */
  static int start(int worker, int count) {
    return worker * (count / WORKERS) + Math.min(worker, count % WORKERS);
  }
}

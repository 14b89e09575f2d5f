package org.ipukern.generator.output;

import java.nio.file.Path;

/** Writes two sets to a folder by turns until it is killed, or has done so very often. */
final class WriterProcess {
  private static final int KERNELS = 20;
  private static final int ROUNDS = 2000;

  private WriterProcess() {}

  /** The set that carries the mark. */
  static OutputSet set(String mark) {
    String[] kernels = new String[KERNELS];
    for (int i = 0; i < KERNELS; i++) {
      // Every third kernel comes and goes with the set.
      kernels[i] = i % 3 == 0 ? mark + i : "k" + i;
    }
    return Sets.of(mark, kernels);
  }

  public static void main(String[] args) {
    OutputFolder folder = new OutputFolder(Path.of(args[0]));
    OutputSet one = set("one");
    OutputSet two = set("two");
    for (int i = 0; i < ROUNDS; i++) {
      folder.write(one);
      folder.write(two);
    }
  }
}

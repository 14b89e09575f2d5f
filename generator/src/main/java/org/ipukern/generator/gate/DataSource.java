package org.ipukern.generator.gate;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Makes the data of the gate's runs for one entry point. */
interface DataSource {
  /** Data on which cycles count: the kernel's ordinary path. */
  List<KernelData> ordinary();

  /** Data that must give the right numbers, on whatever path. */
  List<KernelData> special();

  /** How often each word of the output is stored: once, or once a round where rounds accumulate. */
  int storesPerWord();

  /** How often the word at a byte offset of the output is stored: never, where gaps stay. */
  default IntUnaryOperator stores() {
    return offset -> storesPerWord();
  }
}

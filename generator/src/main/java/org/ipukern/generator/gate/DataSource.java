package org.ipukern.generator.gate;

import java.util.List;

/** Makes the data of the gate's runs for one entry point. */
interface DataSource {
  /** Data on which cycles count: the kernel's ordinary path. */
  List<KernelData> ordinary();

  /** Data that must give the right numbers, on whatever path. */
  List<KernelData> special();

  /** How often each word of the output is stored: once, or once a round where rounds accumulate. */
  int storesPerWord();
}

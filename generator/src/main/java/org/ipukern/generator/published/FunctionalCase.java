package org.ipukern.generator.published;

import java.util.OptionalLong;

/**
 * A call of a published kernel whose results are known.
 *
 * @param kernel kind of kernel and where its text is from
 * @param shape for people
 * @param call what is called
 * @param price tile cycles that poplibs' own estimator gives; empty where it prices no such kernel
 */
record FunctionalCase(String kernel, String shape, KernelCall call, OptionalLong price) {
  /** A call that no estimator prices. */
  FunctionalCase(String kernel, String shape, KernelCall call) {
    this(kernel, shape, call, OptionalLong.empty());
  }
}

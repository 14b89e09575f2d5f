// SPDX-License-Identifier: 0BSD
// KernelCatalog.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.List;
import java.util.stream.Stream;

/**
 * The kernels of this folder, a constant an entry point.
 *
 * <p>All cycles are modelled tile cycles (timing model ipu21-t2).
 */
public final class KernelCatalog implements CastKernels, GemmKernels, LayoutKernels {
  /**
   * Not for use.
   */
  private KernelCatalog() {
  }

  /**
   * {@return all kernels, family by family}
   */
  public static List<Kernel> all() {
    return Stream.<List<Kernel>>of(CastKernels.kernels(), GemmKernels.kernels(), LayoutKernels.kernels()).flatMap(List::stream).toList();
  }
}

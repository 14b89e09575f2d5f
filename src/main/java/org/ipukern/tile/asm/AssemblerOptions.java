package org.ipukern.tile.asm;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a text is assembled. Immutable.
 *
 * @param macros object-like preprocessor macros that are defined before the first line
 * @param includes finds include files; the stand-in headers are asked after it
 * @param preprocess whether our own small preprocessor runs; false for a text that the system's
 *     preprocessor has been over, whose line markers are then obeyed
 * @param externals whether another object may define what the text names but does not define; such
 *     a name is a warning then, and an error otherwise
 * @param padRepeats whether a solo {@code rpt} at a multiple of 8 gets a nop in front, which puts
 *     its body on a multiple of 8; otherwise the nop stands in front of the body's first bundle,
 *     where the lint rules find it. Published kernels rely on the first, {@code
 *     .allow_optimizations} asks for it
 */
public record AssemblerOptions(
    Map<String, String> macros,
    IncludeResolver includes,
    boolean preprocess,
    boolean externals,
    boolean padRepeats) {

  /** Keeps its own copy of the macros. */
  public AssemblerOptions {
    macros = Collections.unmodifiableMap(new LinkedHashMap<>(macros));
  }

  /** For a kernel of IPU21: {@code __IPU__} is 1 and {@code __IPU_ARCH_VERSION__} is 21. */
  public static AssemblerOptions defaults() {
    Map<String, String> macros = new LinkedHashMap<>();
    macros.put("__IPU__", "1");
    macros.put("__IPU_ARCH_VERSION__", "21");
    return new AssemblerOptions(
        macros, (name, includingFile) -> Optional.empty(), true, false, false);
  }

  /**
   * For a kernel that others wrote: what it names may be defined elsewhere, and its repeats are
   * aligned as the SDK's assembler must do it.
   */
  public static AssemblerOptions forForeignText() {
    return defaults().withExternals(true).withPadRepeats(true);
  }

  /** These options with one macro more, or with another value for it. */
  public AssemblerOptions withMacro(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(macros);
    more.put(name, value);
    return new AssemblerOptions(more, includes, preprocess, externals, padRepeats);
  }

  /** These options with another way of finding include files. */
  public AssemblerOptions withIncludes(IncludeResolver resolver) {
    return new AssemblerOptions(macros, resolver, preprocess, externals, padRepeats);
  }

  /** These options with our own preprocessor switched on or off. */
  public AssemblerOptions withPreprocess(boolean on) {
    return new AssemblerOptions(macros, includes, on, externals, padRepeats);
  }

  /** These options with names of other objects allowed or not. */
  public AssemblerOptions withExternals(boolean allowed) {
    return new AssemblerOptions(macros, includes, preprocess, allowed, padRepeats);
  }

  /** These options with repeats padded in front or not. */
  public AssemblerOptions withPadRepeats(boolean pad) {
    return new AssemblerOptions(macros, includes, preprocess, externals, pad);
  }
}

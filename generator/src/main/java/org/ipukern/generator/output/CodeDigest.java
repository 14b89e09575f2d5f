package org.ipukern.generator.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import freemarker.template.Configuration;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.asm.Assembler;

/**
 * A digest of the code that makes and judges kernels: this module, the tile, the libraries behind
 * them, and the virtual machine they run on. It tells two builds of one version apart, which differ
 * from machine to machine, so it never goes into a file that is shared; only into notes that a
 * later run on the same machine goes on from.
 */
public final class CodeDigest {
  /** One class of each jar or folder of classes of our own that a verdict depends on. */
  private static final List<Class<?>> OWN = List.of(KernelSpec.class, Assembler.class);

  /** The same of libraries; they come as jars, whose directories hold a checksum an entry. */
  private static final List<Class<?>> LIBRARIES =
      List.of(Configuration.class, ObjectMapper.class, JsonFactory.class);

  private static final List<String> MACHINE =
      List.of("java.vm.name", "java.vm.version", "java.vm.vendor", "os.arch");

  private CodeDigest() {}

  private static final class Holder {
    static final String CURRENT = compute();
  }

  /**
   * The digest of the code that runs now; read once a process.
   *
   * @throws UncheckedIOException if it cannot be read
   */
  public static String current() {
    return Holder.CURRENT;
  }

  private static String compute() {
    Digest digest = new Digest();
    for (String property : MACHINE) {
      digest.add(property, System.getProperty(property, ""));
    }
    try {
      for (Class<?> one : OWN) {
        digest.add(one.getName(), of(CodeSources.of(one)));
      }
      for (Class<?> one : LIBRARIES) {
        digest.add(one.getName(), ofLibrary(CodeSources.of(one)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return digest.hex();
  }

  /** Digest of a jar, or of all files of a folder. */
  static String of(Path code) throws IOException {
    if (!Files.isDirectory(code)) {
      return Digest.of(Files.readAllBytes(code));
    }
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(code, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        files.put(code.relativize(file).toString(), Digest.of(Files.readAllBytes(file)));
      }
    }
    Digest digest = new Digest();
    files.forEach(digest::add);
    return digest.hex();
  }

  /** Digest of the names, sizes and checksums in a jar's directory; of a folder as {@link #of}. */
  static String ofLibrary(Path code) throws IOException {
    if (Files.isDirectory(code)) {
      return of(code);
    }
    Digest digest = new Digest();
    try (ZipFile jar = new ZipFile(code.toFile())) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        digest.add(entry.getName(), entry.getSize() + " " + entry.getCrc());
      }
    }
    return digest.hex();
  }
}

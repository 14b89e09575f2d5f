package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles written kernels with popc, the SDK's compiler, as kernels.mk does. */
public final class GpFiles {
  private static final List<String> OPTIONS = List.of("-O3", "--target=ipu21,cpu");

  private final Path popc;
  private final Path sources;
  private final Path folder;

  /**
   * What popc made of a kernel.
   *
   * @param kernel its name
   * @param code exit code of popc
   * @param said everything it printed
   */
  public record Compiled(String kernel, int code, String said) {}

  /**
   * @param popc the program
   * @param sources folder of the {@code .S} and {@code .cpp} files
   * @param folder where the {@code .gp} files go; made if it is not there
   */
  public GpFiles(Path popc, Path sources, Path folder) {
    this.popc = popc;
    this.sources = sources;
    this.folder = folder;
  }

  /**
   * Compiles kernels one after the other.
   *
   * @throws OutputException if the folder cannot be made or popc not be started
   */
  public List<Compiled> compile(List<String> kernels) {
    try {
      Files.createDirectories(folder);
      List<Compiled> compiled = new ArrayList<>();
      for (String kernel : kernels) {
        compiled.add(compile(kernel));
      }
      return compiled;
    } catch (IOException e) {
      throw OutputException.failed("popc could not be run: " + e.getMessage(), e);
    }
  }

  private Compiled compile(String kernel) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(popc.toString());
    command.addAll(OPTIONS);
    command.addAll(List.of("-o", folder.resolve(kernel + ".gp").toString()));
    command.add(sources.resolve(kernel + ".cpp").toString());
    command.add(sources.resolve(kernel + ".S").toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Compiled(kernel, process.waitFor(), said);
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}

package org.ipukern.generator.cli;

import java.util.List;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import picocli.CommandLine.Option;

/** The manifest that a command reads. */
final class ManifestFile {
  @Option(
      names = {"-m", "--manifest"},
      paramLabel = "FILE",
      description = "The manifest (default: kernels.json).")
  private String name = "kernels.json";

  /** As given. */
  String name() {
    return name;
  }

  /**
   * The kernels it names.
   *
   * @throws CommandException if there is no such file
   */
  List<KernelSpec> specs(Console console) {
    byte[] bytes = InputFile.bytes(console, name, "name the manifest with -m FILE");
    return Manifest.read(name, bytes).specs();
  }
}

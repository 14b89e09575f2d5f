package org.ipukern.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.output.OutputException;
import org.ipukern.generator.render.RenderException;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.timing.TimingModel;

/** What both goals need, and how both fail. */
abstract class KernelMojo extends AbstractMojo {
  /** The manifest. */
  @Parameter(property = "ipukern.manifest", defaultValue = "${basedir}/kernels.json")
  private File manifest;

  /** The folder with the generated files. */
  @Parameter(property = "ipukern.output", defaultValue = "${basedir}/kernels-out")
  private File output;

  /** A folder of templates that go before those that are built in. */
  @Parameter(property = "ipukern.templates")
  private File templates;

  /** Number of threads; 0 for as many as there are processors. */
  @Parameter(property = "ipukern.threads", defaultValue = "0")
  private int threads;

  /** Leaves the goal out. */
  @Parameter(property = "ipukern.skip", defaultValue = "false")
  private boolean skip;

  /** What the goal does. */
  abstract void run() throws IOException, MojoFailureException;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("left out, because ipukern.skip is set");
      return;
    }
    try {
      run();
    } catch (InputException | RenderException e) {
      throw new MojoFailureException(e.getMessage(), e);
    } catch (OutputException e) {
      if (e.kind() == OutputException.Kind.REFUSED) {
        throw new MojoFailureException(e.getMessage(), e);
      }
      throw new MojoExecutionException(e.getMessage(), e);
    } catch (NoSuchFileException e) {
      throw new MojoFailureException("cannot read " + e.getFile() + ": there is no such file", e);
    } catch (IOException e) {
      throw new MojoExecutionException(String.valueOf(e.getMessage()), e);
    }
  }

  /** The kernels of the manifest. */
  final List<KernelSpec> specs() throws IOException {
    return Manifest.read(manifest.getPath(), Files.readAllBytes(manifest.toPath())).specs();
  }

  /** The output folder. */
  final Path folder() {
    return output.toPath();
  }

  /** How kernels are made and judged. */
  final PipelineOptions options() throws MojoFailureException {
    if (threads < 0 || (templates != null && !templates.isDirectory())) {
      throw new MojoFailureException(
          threads < 0
              ? "ipukern.threads is " + threads + "; it must be 0 or more"
              : "ipukern.templates: there is no folder " + templates);
    }
    int count = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    return new PipelineOptions(
        count, TimingModel.ipu21(), Optional.ofNullable(templates).map(File::toPath));
  }

  /** Logs every line of a text. */
  final void log(String text) {
    text.lines().forEach(getLog()::info);
  }
}

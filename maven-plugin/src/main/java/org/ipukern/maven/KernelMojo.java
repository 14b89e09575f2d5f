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
import org.ipukern.generator.build.ThreadCount;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.output.OutputException;
import org.ipukern.generator.render.RenderException;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.timing.TimingModel;

/** What both goals need, and how both fail. */
abstract class KernelMojo extends AbstractMojo {
  @Parameter(defaultValue = "${basedir}", readonly = true)
  private File project;

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
    named("ipukern.manifest", manifest);
    named("ipukern.output", output);
    named("ipukern.templates", templates);
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

  /**
   * Refuses the folder of the project, which is what Maven makes of a property without a value.
   *
   * @param property name of the property
   * @param file its value; may be null
   */
  final void named(String property, File file) throws MojoFailureException {
    if (file != null && place(file).equals(place(project))) {
      throw new MojoFailureException(
          property
              + " is empty or the folder of the project itself; name something inside, or leave it"
              + " out");
    }
  }

  private static Path place(File file) {
    return file.toPath().toAbsolutePath().normalize();
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
    if (templates != null && !templates.isDirectory()) {
      throw new MojoFailureException("ipukern.templates: there is no folder " + templates);
    }
    int count = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    try {
      ThreadCount.check("ipukern.threads", count);
    } catch (IllegalArgumentException e) {
      throw new MojoFailureException(e.getMessage(), e);
    }
    return new PipelineOptions(
        count, TimingModel.ipu21(), Optional.ofNullable(templates).map(File::toPath));
  }

  /** Logs every line of a text. */
  final void log(String text) {
    text.lines().forEach(getLog()::info);
  }
}

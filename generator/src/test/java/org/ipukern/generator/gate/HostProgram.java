package org.ipukern.generator.gate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Emitted vertices compiled for this machine, each file in a translation unit of its own. */
final class HostProgram {
  private static final Set<Path> COMPILED = new HashSet<>();

  private final Path program;
  private final Path folder;

  private HostProgram(Path program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  /**
   * Compiles the vertices of those kernels without a warning.
   *
   * @param folder where, empty
   * @param more further compiler options
   * @throws AssertionError with the compiler's words if it has any
   */
  static HostProgram of(List<KernelResult> kernels, Path folder, List<String> more) {
    HostCompiler compiler = HostCompiler.find();
    List<Path> sources = kernels.stream().map(kernel -> driver(kernel, folder)).toList();
    List<Path> objects = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      objects.add(folder.resolve(i + ".o"));
    }
    String said =
        IntStream.range(0, sources.size())
            .parallel()
            .mapToObj(i -> compiler.compile(sources.get(i), objects.get(i), more))
            .collect(Collectors.joining());
    objects.add(main(compiler, more));
    Path program = folder.resolve("vertices");
    if (said.isEmpty()) {
      said = compiler.link(objects, program);
    }
    if (!said.isEmpty()) {
      throw new AssertionError(said);
    }
    return new HostProgram(program, folder);
  }

  /** The part that does not depend on the kernels, compiled once a test run. */
  private static synchronized Path main(HostCompiler compiler, List<String> more) {
    Path folder = Path.of("target", "conformance").toAbsolutePath();
    Path object = folder.resolve("main" + String.join("", more) + ".o");
    if (COMPILED.add(object)) {
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      Path source = HostCompiler.STAND_IN.resolve("conformance").resolve("main.cpp");
      String said = compiler.compile(source, object, more);
      if (!said.isEmpty()) {
        throw new AssertionError(said);
      }
    }
    return object;
  }

  /** The emitted text as it is, and after it what makes its classes known to the program. */
  private static Path driver(KernelResult kernel, Path folder) {
    String name = kernel.spec().name();
    StringBuilder text = new StringBuilder("#include \"" + name + ".cpp\"\n");
    text.append("#include \"conformance/Job.hpp\"\n");
    for (VertexDeclaration vertex : VertexDeclaration.parse(kernel.vertex())) {
      String type = "ipukern::" + vertex.className();
      text.append(type + "::" + vertex.className() + "() = default;\n");
      text.append("static const conformance::Registration " + vertex.className());
      text.append("_known(\"" + vertex.className() + "\", [](conformance::Job &job) {\n");
      text.append("  " + type + " vertex;\n  job.run(vertex");
      vertex.fields().forEach(field -> text.append(", vertex." + field.name()));
      text.append(");\n});\n");
    }
    try {
      Files.writeString(folder.resolve(name + ".cpp"), kernel.vertex());
      return Files.writeString(folder.resolve("driver_" + name + ".cpp"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs jobs, each on operands of its own. */
  List<HostJob.Outcome> run(List<HostJob> jobs) {
    try {
      Path input = folder.resolve("jobs");
      Path output = folder.resolve("results");
      Files.write(input, HostJob.write(jobs));
      String said =
          HostCompiler.execute(
              List.of(program.toString(), input.toString(), output.toString()),
              folder.resolve("run.log"));
      if (!said.isEmpty()) {
        throw new AssertionError(said);
      }
      return HostJob.read(Files.readAllBytes(output), jobs);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

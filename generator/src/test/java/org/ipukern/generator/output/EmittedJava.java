package org.ipukern.generator.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles emitted Java files. */
public final class EmittedJava {
  private EmittedJava() {}

  /**
   * Their classes. All warnings are errors, a missing comment of a public or protected member too.
   *
   * @param work where a folder of classes is made
   */
  public static URLClassLoader compile(Path sources, Path work) throws IOException {
    Path classes = Files.createDirectories(work.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> walk = Files.walk(sources)) {
      List<Path> texts = walk.filter(Files::isRegularFile).toList();
      List<String> options =
          List.of(
              "--release",
              "17",
              "-Xlint:all",
              "-Xdoclint:all/protected",
              "-Werror",
              "-d",
              classes.toString());
      boolean done =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(texts))
              .call();
      assertThat(done).as(said.toString()).isTrue();
    }
    return new URLClassLoader(new URL[] {classes.toUri().toURL()});
  }
}

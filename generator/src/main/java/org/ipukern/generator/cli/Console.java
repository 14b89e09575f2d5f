package org.ipukern.generator.cli;

import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command sees of the world around it.
 *
 * @param in standard input
 * @param out results, in UTF-8
 * @param err everything else, in UTF-8
 * @param folder what relative paths start from
 * @param environment environment variables
 */
record Console(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    Path folder,
    Map<String, String> environment) {

  /** Wraps the streams of a process or of a test. */
  static Console of(
      InputStream in,
      PrintStream out,
      PrintStream err,
      Path folder,
      Map<String, String> variables) {
    return new Console(in, writer(out), writer(err), folder, variables);
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  /** The file of that path as the user wrote it. */
  Path file(String path) {
    return folder.resolve(path);
  }

  /** Prints a line for people that is no result. */
  void note(String line) {
    err.println("ipukern: " + line);
    err.flush();
  }
}

package org.ipukern.generator.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that the user names. */
final class InputFile {
  private static final long LARGEST = 16L << 20;

  private InputFile() {}

  /**
   * The bytes of a file.
   *
   * @param name as the user wrote it
   * @param advice what to do if it is not there; may be empty
   * @throws CommandException with exit code 2 if it cannot be read
   */
  static byte[] bytes(Console console, String name, String advice) {
    Path file = console.file(name);
    try {
      if (Files.isDirectory(file)) {
        throw wrong(name, "it is a folder", "");
      }
      if (Files.size(file) > LARGEST) {
        throw wrong(name, "it has more than " + LARGEST + " bytes", "");
      }
      return Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw wrong(name, "there is no such file", advice);
    } catch (AccessDeniedException e) {
      throw wrong(name, "no permission", "");
    } catch (IOException e) {
      throw wrong(name, String.valueOf(e.getMessage()), "");
    }
  }

  /** The text of a file in UTF-8; bytes that are no UTF-8 become replacement characters. */
  static String text(Console console, String name) {
    return new String(bytes(console, name, ""), StandardCharsets.UTF_8);
  }

  private static CommandException wrong(String name, String reason, String advice) {
    return new CommandException(
        ExitCode.WRONG_REQUEST,
        "cannot read " + name + ": " + reason + (advice.isEmpty() ? "" : "; " + advice));
  }
}

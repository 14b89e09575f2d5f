package org.ipukern.generator.output;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where classes were loaded from. */
final class CodeSources {
  private CodeSources() {}

  /** The jar or the folder of classes that holds a class. */
  static Path of(Class<?> one) throws IOException {
    CodeSource source = one.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException(one.getName() + " comes from no jar and no folder");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}

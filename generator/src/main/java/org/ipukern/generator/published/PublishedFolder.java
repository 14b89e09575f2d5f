package org.ipukern.generator.published;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder that the reader supplies: {@code poplibs} and {@code ipu-stack} are checkouts, {@code
 * ipu-stack-versions/COMMIT/PATH} single files of ipu-stack as of other commits.
 */
final class PublishedFolder {
  /** Commit of graphcore/poplibs that the figures were made with. */
  static final String POPLIBS = "7eac0f266ced5b064b3284a3cd90d491745b387c";

  /** Commit of osmarks/ipu-stack that the figures were made with. */
  static final String IPU_STACK = "ce7c7e94d7fa1c20614674b6b5dfbcb33f660b5d";

  private static final String VERSIONS = "ipu-stack-versions";

  private final Path root;

  PublishedFolder(Path root) {
    this.root = root;
  }

  Path poplibs() {
    return real(root.resolve("poplibs"));
  }

  Path ipuStack() {
    return real(root.resolve("ipu-stack"));
  }

  /** What is missing, a sentence each; empty if the suite can run. */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (!Files.isDirectory(poplibs().resolve("lib"))) {
      missing.add(
          poplibs() + " is no checkout: put graphcore/poplibs at commit " + POPLIBS + " there");
    }
    if (!Files.isDirectory(ipuStack().resolve("device"))) {
      missing.add(
          ipuStack() + " is no checkout: put osmarks/ipu-stack at commit " + IPU_STACK + " there");
    }
    return missing;
  }

  /**
   * A file of ipu-stack as of a commit, its own folder among the include folders: a single stored
   * file if there is one; otherwise the checkout's, if that commit left it as the checkout has it.
   *
   * @return null if it is not there
   */
  Path version(String commit, String path) {
    Path stored = root.resolve(VERSIONS).resolve(commit).resolve(path);
    if (Files.isRegularFile(stored)) {
      return stored;
    }
    Path current = ipuStack().resolve(path);
    return UnchangedFiles.sameAsCheckout(commit, path) && Files.isRegularFile(current)
        ? current
        : null;
  }

  /** Folder of the single stored files. */
  Path versions() {
    return real(root.resolve(VERSIONS));
  }

  /** What a link leads to, so that a walk enters it. */
  private static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      return folder;
    }
  }

  /** Where a single stored file has to be put, relative to the folder. */
  static String place(String commit, String path) {
    return VERSIONS + "/" + commit + "/" + path;
  }
}

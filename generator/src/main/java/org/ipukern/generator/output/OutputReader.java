package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.ipukern.generator.spec.json.InputException;

/**
 * Reads all files of one run: what {@code index.json} lists, all old or all new, even while another
 * process writes or after it was killed.
 */
public final class OutputReader {
  private static final int ATTEMPTS = 1000;

  private final Layout layout;

  /**
   * @param folder an existing folder
   */
  public OutputReader(Path folder) {
    this.layout = new Layout(folder);
  }

  /**
   * The files of one run.
   *
   * @param index what it lists
   * @param files bytes by name
   */
  public record Snapshot(IndexFile index, SortedMap<String, byte[]> files) {}

  /**
   * Reads.
   *
   * @return empty if the folder has no index
   * @throws OutputException if a listed file is missing or was edited, or the index is not ours
   */
  public Optional<Snapshot> read() {
    String wrong = "";
    try {
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        boolean quiet = layout.isQuiet();
        String before = layout.stamp(IndexFile.NAME);
        Optional<byte[]> bytes = layout.read(IndexFile.NAME);
        if (bytes.isEmpty()) {
          return Optional.empty();
        }
        IndexFile index = IndexJson.read(layout.place(IndexFile.NAME).toString(), bytes.get());
        SortedMap<String, byte[]> files = new TreeMap<>();
        wrong = collect(index, files);
        if (wrong.isEmpty()) {
          return Optional.of(new Snapshot(index, files));
        }
        // Another run may have begun and ended meanwhile; it then put another index in place.
        if (quiet && layout.isQuiet() && layout.stamp(IndexFile.NAME).equals(before)) {
          break;
        }
      }
    } catch (IOException e) {
      throw OutputException.failed("cannot read " + layout.folder() + ": " + e.getMessage(), e);
    } catch (InputException e) {
      throw OutputException.refused(e.getMessage() + "\nThis is no index of this tool");
    }
    throw OutputException.refused(wrong);
  }

  /** Empty if all listed files are there; otherwise what is wrong with the first that is not. */
  private String collect(IndexFile index, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, String> file : index.files().entrySet()) {
      Optional<byte[]> bytes = layout.read(file.getKey());
      if (bytes.isEmpty()) {
        return layout.place(file.getKey()) + " is listed in index.json but missing";
      }
      if (!Digest.of(bytes.get()).equals(file.getValue())) {
        return layout.place(file.getKey()) + " is not what index.json lists";
      }
      files.put(file.getKey(), bytes.get());
    }
    return "";
  }
}

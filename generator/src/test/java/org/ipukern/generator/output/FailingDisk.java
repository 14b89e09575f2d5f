package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * The real disk, without waiting for the medium, until a given step, which it does not do, or only
 * half.
 */
final class FailingDisk implements Disk {
  /** Ends the run as a kill would: nothing catches it and cleans up. */
  static final class Kill extends Error {
    private static final long serialVersionUID = 1L;
  }

  /** What happens at the step. */
  interface Fault {
    void happen() throws IOException;
  }

  private final Disk disk = new RealDisk();
  private final int failing;
  private final Fault fault;
  private int step;

  FailingDisk(int failing, Fault fault) {
    this.failing = failing;
    this.fault = fault;
  }

  /** Number of steps asked for so far. */
  int steps() {
    return step;
  }

  private void step() throws IOException {
    if (step++ == failing) {
      fault.happen();
    }
  }

  @Override
  public void createDirectories(Path folder) throws IOException {
    step();
    disk.createDirectories(folder);
  }

  @Override
  public void writeNew(Path file, byte[] bytes) throws IOException {
    if (step == failing) {
      Files.write(file, Arrays.copyOf(bytes, bytes.length / 2), StandardOpenOption.CREATE_NEW);
    }
    step();
    Files.write(file, bytes, StandardOpenOption.CREATE_NEW);
  }

  @Override
  public void moveAtomically(Path from, Path to) throws IOException {
    step();
    disk.moveAtomically(from, to);
  }

  @Override
  public void deleteIfExists(Path path) throws IOException {
    step();
    disk.deleteIfExists(path);
  }

  @Override
  public void syncDirectory(Path folder) throws IOException {
    step();
  }
}

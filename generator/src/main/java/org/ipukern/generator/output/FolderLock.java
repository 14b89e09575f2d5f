package org.ipukern.generator.output;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One writer at a time in a folder, among threads of this process and among processes. The lock is
 * that of the operating system on a small file, so it ends with its process however that ends; the
 * file is removed with the lock.
 */
final class FolderLock implements AutoCloseable {
  /** Its name in the folder. */
  static final String NAME = ".ipukern-lock";

  private static final int LENGTHS = 1 << 20;
  private static final ConcurrentMap<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();

  private final Path file;
  private final FileChannel channel;
  private final ReentrantLock thread;

  private FolderLock(Path file, FileChannel channel, ReentrantLock thread) {
    this.file = file;
    this.channel = channel;
    this.thread = thread;
  }

  /**
   * Waits until nobody else holds the folder.
   *
   * @param folder an existing folder, by its real path
   */
  static FolderLock acquire(Path folder) throws IOException {
    Path file = folder.resolve(NAME);
    ReentrantLock thread = THREADS.computeIfAbsent(folder, key -> new ReentrantLock());
    thread.lock();
    boolean held = false;
    try {
      FileChannel channel = open(file);
      while (!locks(channel, file)) {
        channel.close();
        channel = open(file);
      }
      held = true;
      return new FolderLock(file, channel, thread);
    } finally {
      if (!held) {
        thread.unlock();
      }
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Locks, then makes sure that the name still means the file that was locked: whoever held it
   * before has removed the name. A random length given through the channel must be seen under the
   * name. Opening the name once more would not do, because closing that again ends the lock.
   */
  private static boolean locks(FileChannel channel, Path file) throws IOException {
    try {
      channel.lock();
      channel.truncate(0);
      int length = ThreadLocalRandom.current().nextInt(1, LENGTHS);
      channel.write(ByteBuffer.allocate(1), length - 1);
      return Files.size(file) == length;
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
      thread.unlock();
    }
  }
}

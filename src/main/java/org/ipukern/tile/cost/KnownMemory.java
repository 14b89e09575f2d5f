package org.ipukern.tile.cost;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The words of memory that are known: those given before the run, data directives of the program,
 * and what the supervisor stored since at known addresses. Everything else loads as unknown.
 *
 * <p>A store to an address that is not known is taken not to hit a known word, and of a store in a
 * {@code rpt} body only the first access is followed: a kernel that overwrites its own arguments
 * with results breaks the gate's memory rule.
 */
final class KnownMemory {
  private static final int WORD_BYTES = 4;

  private final Map<Integer, Integer> words = new HashMap<>();
  private final Set<Integer> readByWorkers = new HashSet<>();

  KnownMemory(Map<Integer, byte[]> data, Map<Integer, Integer> knownWords) {
    Map<Integer, Integer> bytes = new HashMap<>();
    data.forEach(
        (address, block) -> {
          for (int i = 0; i < block.length; i++) {
            bytes.put(address + i, block[i] & 0xFF);
          }
        });
    for (int address : bytes.keySet()) {
      if (address % WORD_BYTES == 0) {
        putWord(bytes, address);
      }
    }
    words.putAll(knownWords);
  }

  private void putWord(Map<Integer, Integer> bytes, int address) {
    int word = 0;
    for (int i = WORD_BYTES - 1; i >= 0; i--) {
      Integer part = bytes.get(address + i);
      if (part == null) {
        return;
      }
      word = word << 8 | part;
    }
    words.put(address, word);
  }

  /** The value of 1, 2 or 4 bytes at an aligned address, extended to a word. */
  long load(Registers by, long address, int bytes, boolean signed) {
    if (!Word.isKnown(address) || address % bytes != 0) {
      return Word.UNKNOWN;
    }
    int at = (int) address & -WORD_BYTES;
    Integer word = words.get(at);
    if (word == null) {
      return Word.UNKNOWN;
    }
    if (by.isWorker()) {
      readByWorkers.add(at);
    }
    int unused = 32 - 8 * bytes;
    int high = word << (unused - 8 * ((int) address & (WORD_BYTES - 1)));
    return signed ? high >> unused : high >>> unused;
  }

  /**
   * Keeps what the supervisor stores and forgets what a worker overwrites, since its value then
   * depends on the order of the workers.
   *
   * @return false if the supervisor overwrites a word that a worker read since the last {@link
   *     #synchronised}: which value the worker saw is then a matter of timing
   */
  boolean store(Registers by, long address, int bytes, long value) {
    if (!Word.isKnown(address)) {
      return true;
    }
    for (int at = (int) address & -WORD_BYTES; at < address + bytes; at += WORD_BYTES) {
      boolean keep = !by.isWorker() && bytes == WORD_BYTES && Word.isKnown(value);
      if (keep && at == address) {
        words.put(at, (int) value);
      } else {
        words.remove(at);
      }
      if (!by.isWorker() && readByWorkers.contains(at)) {
        return false;
      }
    }
    return true;
  }

  /** All workers have exited and the supervisor knows it. */
  void synchronised() {
    readByWorkers.clear();
  }
}

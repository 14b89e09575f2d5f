package org.ipukern.tile.sim;

import java.util.Locale;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;

/**
 * The 64 coefficient entries (CWEI) of 64 bits that all workers of a tile share.
 *
 * <p>Entry 4 u + k serves unit u at phase k. The decoded views are laid out by phase, then lane,
 * then unit, so that the AMP's loop over units walks memory in order; they are brought up to date
 * when an AMP instruction first needs them.
 */
final class Coefficients {
  static final int ENTRIES = 64;
  static final int UNITS = 16;
  static final int PHASES = 4;

  private static final int HALF_LANES = 4;
  private static final int BYTE_LANES = 8;
  private static final int SINGLE_LANES = 2;

  private final long[] entries = new long[ENTRIES];
  private long loaded;

  private final View halves = new View(HALF_LANES);
  private final View singles = new View(SINGLE_LANES);
  private final View f143 = new View(BYTE_LANES);
  private final View f152 = new View(BYTE_LANES);

  /** One reading of the entries. */
  static final class View {
    final double[] values;

    /** Entries that hold a NaN or an infinity under this reading. */
    long notFinite;

    private final int lanes;
    private long stale;

    View(int lanes) {
      this.lanes = lanes;
      this.values = new double[PHASES * lanes * UNITS];
    }

    /** Where the values of unit 0 stand for a lane of a phase. */
    int index(int phase, int lane) {
      return (phase * lanes + lane) * UNITS;
    }
  }

  /** Loads one entry. */
  void set(int entry, long bits) {
    entries[entry] = bits;
    long bit = 1L << entry;
    loaded |= bit;
    markStale(bit);
  }

  /** Sets all entries to zero, as bit 2 of {@code $CR} does. */
  void clear() {
    java.util.Arrays.fill(entries, 0);
    loaded = -1L;
    markStale(-1L);
  }

  /** Entries that hold something, one bit each. */
  long loaded() {
    return loaded;
  }

  /**
   * Checks that entries are loaded.
   *
   * @throws FaultException naming the first that is not
   */
  void require(long needed) {
    if ((needed & ~loaded) != 0) {
      throw new FaultException(
          FaultKind.UNDEFINED_COEFFICIENT,
          String.format(
              Locale.ROOT,
              "coefficient entry %d is used but nothing has loaded it",
              Long.numberOfTrailingZeros(needed & ~loaded)));
    }
  }

  View halves() {
    if (halves.stale != 0) {
      decode(halves, Reading.HALF);
    }
    return halves;
  }

  View singles() {
    if (singles.stale != 0) {
      decode(singles, Reading.SINGLE);
    }
    return singles;
  }

  /** The eight-lane view of a format: {@code formatBit} 1 is F143, 0 is F152. */
  View bytes(int formatBit) {
    View view = formatBit == 1 ? f143 : f152;
    if (view.stale != 0) {
      decode(view, formatBit == 1 ? Reading.F143 : Reading.F152);
    }
    return view;
  }

  private void markStale(long bits) {
    halves.stale |= bits;
    singles.stale |= bits;
    f143.stale |= bits;
    f152.stale |= bits;
  }

  private void decode(View view, Reading reading) {
    for (long left = view.stale; left != 0; left &= left - 1) {
      int entry = Long.numberOfTrailingZeros(left);
      int unit = entry / PHASES;
      int phase = entry % PHASES;
      boolean finite = true;
      for (int lane = 0; lane < view.lanes; lane++) {
        double value = reading.lane(entries[entry], lane);
        view.values[view.index(phase, lane) + unit] = value;
        finite &= Double.isFinite(value);
      }
      long bit = 1L << entry;
      view.notFinite = finite ? view.notFinite & ~bit : view.notFinite | bit;
    }
    view.stale = 0;
  }

  /** How 64 bits become lanes, lowest bits first. */
  private enum Reading {
    HALF {
      @Override
      double lane(long bits, int lane) {
        return Half.toFloat((int) (bits >>> (16 * lane)) & 0xFFFF);
      }
    },
    SINGLE {
      @Override
      double lane(long bits, int lane) {
        return Float.intBitsToFloat((int) (bits >>> (32 * lane)));
      }
    },
    F143 {
      @Override
      double lane(long bits, int lane) {
        return Fp8Format.F143.decode((int) (bits >>> (8 * lane)) & 0xFF);
      }
    },
    F152 {
      @Override
      double lane(long bits, int lane) {
        return Fp8Format.F152.decode((int) (bits >>> (8 * lane)) & 0xFF);
      }
    };

    abstract double lane(long bits, int lane);
  }
}

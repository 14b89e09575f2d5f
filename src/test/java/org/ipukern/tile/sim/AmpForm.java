package org.ipukern.tile.sim;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.StringJoiner;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * One AMP form at one number of engines, written down once more and independently of the simulator:
 * which outputs leave when, and which coefficient entry multiplies what.
 */
record AmpForm(String mnemonic, String constant, int engines) {
  /** Memory operands. */
  enum Type {
    HALF(2),
    SINGLE(4),
    BYTE(1);

    final int bytes;

    Type(int bytes) {
      this.bytes = bytes;
    }

    void put(ByteBuffer to, double value) {
      switch (this) {
        case HALF -> to.putShort((short) Half.fromDouble(value, Overflow.NAN));
        case SINGLE -> to.putFloat((float) value);
        case BYTE -> to.put((byte) Fp8Format.F143.encode(value, Overflow.NAN));
      }
    }
  }

  boolean single() {
    return mnemonic.startsWith("f32");
  }

  Type input() {
    return mnemonic.startsWith("f8") ? Type.BYTE : single() ? Type.SINGLE : Type.HALF;
  }

  /** Inputs of one issue. */
  int lanes() {
    return single() ? 1 : input() == Type.BYTE ? 8 : 4;
  }

  int sets() {
    return mnemonic.contains("v4amp") || mnemonic.contains("v2amp") ? 2 : 1;
  }

  /** Issues of one row. */
  int issues() {
    return single() ? 2 * engines : engines;
  }

  int inputs() {
    return issues() * lanes();
  }

  int outputs() {
    return sets() * 2 * engines;
  }

  Type partial() {
    return mnemonic.contains("hiho") ? Type.HALF : Type.SINGLE;
  }

  Type result() {
    return mnemonic.contains("siso") ? Type.SINGLE : Type.HALF;
  }

  /** Outputs that leave in one issue, none in the odd half-phases of the one-set single form. */
  int outputsOf(int issue) {
    if (mnemonic.equals("f32sisoamp")) {
      return issue % 2 == 0 ? 2 : 0;
    }
    return mnemonic.contains("v4amp") ? 4 : 2;
  }

  /** The first output, in memory order, that leaves in an issue. */
  int firstOutput(int issue) {
    int first = 0;
    for (int i = 0; i < issue; i++) {
      first += outputsOf(i);
    }
    return first;
  }

  /** Set and unit of an output, in memory order. */
  int unit(int output) {
    if (mnemonic.contains("v4amp")) {
      int lane = output % 4;
      return (lane < 2 ? 0 : 8) + 2 * (output / 4) + lane % 2;
    }
    if (mnemonic.contains("v2amp")) {
      int pair = output / 2;
      return (pair % 2 == 0 ? 0 : 8) + 2 * (pair / 2) + output % 2;
    }
    return output;
  }

  /** The 512 bytes of coefficient entries 0..63 for weights by output and input. */
  byte[] entries(double[][] weights) {
    ByteBuffer bytes = ByteBuffer.allocate(512).order(ByteOrder.LITTLE_ENDIAN);
    int perEntry = 8 / input().bytes;
    for (int output = 0; output < outputs(); output++) {
      for (int i = 0; i < inputs(); i++) {
        int entry = 4 * unit(output) + i / perEntry;
        bytes.position(8 * entry + i % perEntry * input().bytes);
        input().put(bytes, weights[output][i]);
      }
    }
    return bytes.array();
  }

  /** Loads all entries, then lets worker 0 run the issues. */
  String text(int rows, boolean accumulate) {
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(".supervisor").add(".align 8").add("entry:");
    lines.add("setzi $m1, 3").add("put $FP_INFMT, $m1").add("put $FP_ISCL, $mzero");
    lines.add("ldconst $m1, " + Bench.INTERLEAVED).add("put $CCCSLOAD, $m1");
    for (int entry = 0; entry < 64; entry += 2) {
      lines.add("ld128putcs " + entry);
    }
    lines.add("setzi $m2, body").add("runall $m2, $m0, 0").add("sync TEXCH_SYNCZONE_LOCAL");
    lines.add("br $lr").add(".worker").add(".align 8").add("body:");
    lines.add("get $m0, $WSR").add("and $m0, $m0, 7").add("brnz $m0, done");
    lines.add("setzi $m1, " + Bench.DATA).add("setzi $m2, " + Bench.OTHER);
    lines.add("ldconst $m3, " + (Bench.INTERLEAVED + 0x1000));
    if (!accumulate) {
      lines.add("setzi $a0, 8").add("uput $FP_CLR, $a0");
    }
    int total = (accumulate ? rows + 2 : rows + 1) * issues();
    for (int t = 0; t < total; t++) {
      issue(lines, t, rows, accumulate);
    }
    return lines.add("done:").add("exitz $mzero").toString();
  }

  private void issue(StringJoiner lines, int t, int rows, boolean accumulate) {
    int k = t % issues();
    int xRow = t / issues() - (accumulate ? 1 : 0);
    int partialRow = accumulate ? t / issues() : rows;
    int resultRow = xRow - 1;
    int moved = outputsOf(k);
    boolean wideX = !single();
    String x = wideX ? "$azeros" : "$azero";
    if (xRow >= 0 && xRow < rows) {
      x = wideX ? "$a0:1" : "$a0";
      int index = xRow * issues() + k;
      lines.add((wideX ? "ld64 " : "ld32 ") + x + ", $m1, $mzero, " + index);
    }
    boolean wideP = !(partial() == Type.HALF && moved == 2);
    String p = wideP ? "$azeros" : "$azero";
    if (moved > 0 && partialRow < rows) {
      p = wideP ? "$a2:3" : "$a2";
      int width = wideP ? 8 : 4;
      int offset = (partialRow * outputs() + firstOutput(k)) * partial().bytes / width;
      lines.add((wideP ? "ld64 " : "ld32 ") + p + ", $m2, $mzero, " + offset);
    }
    boolean wideR = !(result() == Type.HALF && moved == 2);
    boolean stored = moved > 0 && resultRow >= 0 && resultRow < rows;
    String dst = stored ? (wideR ? "$a4:5" : "$a4") : (wideR ? "$azeros" : "$azero");
    String phase = "TAMP_" + constant + "_E" + engines + "_P" + k;
    lines.add(mnemonic + " " + dst + ", " + x + ", " + p + ", " + phase);
    if (stored) {
      int width = wideR ? 8 : 4;
      int offset = (resultRow * outputs() + firstOutput(k)) * result().bytes / width;
      lines.add((wideR ? "st64 " : "st32 ") + dst + ", $m3, $mzero, " + offset);
    }
  }
}

package org.ipukern.generator.gate;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One call of {@code compute()}.
 *
 * @param kernel name of the kernel
 * @param vertex the class to call
 * @param data its operands and what they must be afterwards
 */
record HostJob(String kernel, VertexDeclaration vertex, KernelData data) {
  /** A NaN in every format, as the gate fills what a vertex may not read. */
  private static final byte UNREAD = 0x7E;

  /**
   * What a job left.
   *
   * @param fault why it came to no end; empty if it did
   * @param contents bytes of each field afterwards
   */
  record Outcome(String fault, List<byte[]> contents) {}

  /** The jobs as the program reads them. */
  static byte[] write(List<HostJob> jobs) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (HostJob job : jobs) {
      byte[] name = job.vertex.className().getBytes(StandardCharsets.UTF_8);
      word(out, name.length);
      out.writeBytes(name);
      word(out, job.vertex.fields().size());
      for (VertexField field : job.vertex.fields()) {
        byte[] contents = job.before(field);
        word(out, contents.length);
        word(out, job.operand(field).metadata());
        out.writeBytes(contents);
      }
    }
    return out.toByteArray();
  }

  /** What the program wrote about the jobs. */
  static List<Outcome> read(byte[] results, List<HostJob> jobs) {
    ByteBuffer in = ByteBuffer.wrap(results).order(ByteOrder.LITTLE_ENDIAN);
    List<Outcome> outcomes = new ArrayList<>();
    for (HostJob job : jobs) {
      byte[] fault = new byte[in.getInt()];
      in.get(fault);
      List<byte[]> contents = new ArrayList<>();
      for (VertexField field : job.vertex.fields()) {
        byte[] bytes = new byte[job.operand(field).contents().length];
        in.get(bytes);
        contents.add(bytes);
      }
      outcomes.add(new Outcome(new String(fault, StandardCharsets.UTF_8), contents));
    }
    return outcomes;
  }

  /** What is wrong with an outcome; empty if it is what the gate expects, byte for byte. */
  String difference(Outcome outcome) {
    String where = kernel + ", " + vertex.className() + ", " + data.title() + ": ";
    if (!outcome.fault().isEmpty()) {
      return where + outcome.fault() + "\n";
    }
    for (int i = 0; i < vertex.fields().size(); i++) {
      OperandData operand = operand(vertex.fields().get(i));
      byte[] left = outcome.contents().get(i);
      int at = operand.answer().orElse(Answer.exactly(operand.contents())).mismatch(left);
      if (at >= 0) {
        return where
            + operand.answer().map(a -> data.place().apply(at) + " of ").orElse("input ")
            + operand.field()
            + String.format(
                java.util.Locale.ROOT,
                ", byte %d is 0x%02x, expected 0x%02x%n",
                at,
                left[at],
                operand.expected()[at]);
      }
    }
    return "";
  }

  private byte[] before(VertexField field) {
    OperandData operand = operand(field);
    if (operand.answer().isEmpty() || field.isRead()) {
      return operand.contents();
    }
    byte[] unread = new byte[operand.contents().length];
    Arrays.fill(unread, UNREAD);
    return unread;
  }

  private OperandData operand(VertexField field) {
    return data.operands().stream()
        .filter(o -> o.field().equals(field.name()))
        .findFirst()
        .orElseThrow(
            () -> new AssertionError(vertex.className() + ": no data for " + field.name()));
  }

  private static void word(ByteArrayOutputStream out, int word) {
    out.writeBytes(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(word).array());
  }
}

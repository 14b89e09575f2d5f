package org.ipukern.generator.spec.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Bytes to text: UTF-8 without a byte-order mark, or a problem that says what it was instead. */
final class Utf8Text {
  private static final String ALLOWED = "UTF-8 without a byte-order mark";
  private static final JsonPosition START = new JsonPosition(1, 1);

  private Utf8Text() {}

  static Optional<String> decode(Scope scope, byte[] bytes) {
    if (begins(bytes, 0xef, 0xbb, 0xbf)) {
      return refuse(scope, START, "the file begins with a UTF-8 byte-order mark", "EF BB BF");
    }
    if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) {
      return refuse(scope, START, "the file is UTF-16 or UTF-32, not UTF-8", hex(bytes, 0));
    }
    if (bytes.length > 1 && (bytes[0] == 0 || bytes[1] == 0)) {
      return refuse(scope, START, "the file is UTF-16, UTF-32 or binary, not UTF-8", "00");
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    out.flip();
    if (result.isError()) {
      String found = hex(bytes, in.position());
      return refuse(
          scope,
          JsonPosition.at(out, out.length()),
          "byte " + found + " at offset " + in.position() + " is not UTF-8",
          found);
    }
    return Optional.of(out.toString());
  }

  private static boolean begins(byte[] bytes, int... start) {
    if (bytes.length < start.length) {
      return false;
    }
    for (int i = 0; i < start.length; i++) {
      if ((bytes[i] & 0xff) != start[i]) {
        return false;
      }
    }
    return true;
  }

  private static String hex(byte[] bytes, int at) {
    int value = bytes[at] & 0xff;
    return ""
        + Character.toUpperCase(Character.forDigit(value >> 4, 16))
        + Character.toUpperCase(Character.forDigit(value & 15, 16));
  }

  private static Optional<String> refuse(
      Scope scope, JsonPosition at, String message, String found) {
    scope.report(InputRule.ENCODING, at, "", found, message, ALLOWED, "");
    return Optional.empty();
  }
}

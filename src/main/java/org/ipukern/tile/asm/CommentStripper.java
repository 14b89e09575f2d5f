package org.ipukern.tile.asm;

/**
 * Overwrites C comments with blanks, so that every other character keeps its column. A block
 * comment may go on over several lines.
 */
final class CommentStripper {
  private boolean inBlock;
  private int openedAt = -1;
  private int lineCommentAt = -1;

  /** True if a block comment is open. */
  boolean isOpen() {
    return inBlock;
  }

  /** Where in the line stripped last a comment begins that is still open; -1 if none does. */
  int openedAt() {
    return inBlock ? openedAt : -1;
  }

  /** Where in the line stripped last a comment to the end of the line begins; -1 if none does. */
  int lineCommentAt() {
    return lineCommentAt;
  }

  /** The line without its comments. */
  String strip(String line) {
    openedAt = -1;
    lineCommentAt = -1;
    if (!inBlock && line.indexOf('/') < 0) {
      return line;
    }
    char[] chars = line.toCharArray();
    int i = 0;
    while (i < chars.length) {
      if (inBlock) {
        i = insideBlock(chars, i);
      } else if (chars[i] == '"') {
        i = afterString(chars, i);
      } else if (chars[i] == '\'' && isCharacter(chars, i)) {
        i += chars[i + 1] == '\\' ? 4 : 3;
      } else if (chars[i] == '/' && i + 1 < chars.length && chars[i + 1] == '/') {
        blank(chars, i, chars.length);
        lineCommentAt = i;
        i = chars.length;
      } else if (chars[i] == '/' && i + 1 < chars.length && chars[i + 1] == '*') {
        inBlock = true;
        openedAt = i;
        blank(chars, i, i + 2);
        i += 2;
      } else {
        i++;
      }
    }
    return new String(chars);
  }

  private int insideBlock(char[] chars, int from) {
    for (int i = from; i + 1 < chars.length; i++) {
      if (chars[i] == '*' && chars[i + 1] == '/') {
        blank(chars, from, i + 2);
        inBlock = false;
        return i + 2;
      }
    }
    blank(chars, from, chars.length);
    return chars.length;
  }

  /** Tabs stay, so that columns on a screen stay too. */
  private static void blank(char[] chars, int from, int to) {
    for (int i = from; i < to; i++) {
      if (chars[i] != '\t') {
        chars[i] = ' ';
      }
    }
  }

  private static int afterString(char[] chars, int quote) {
    int i = quote + 1;
    while (i < chars.length && chars[i] != '"') {
      i += chars[i] == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, chars.length);
  }

  private static boolean isCharacter(char[] chars, int quote) {
    int close = quote + (quote + 1 < chars.length && chars[quote + 1] == '\\' ? 3 : 2);
    return close < chars.length && chars[close] == '\'';
  }
}

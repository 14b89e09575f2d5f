package org.ipukern.tile.asm;

/** What a directive does. */
@FunctionalInterface
interface Directive {
  /**
   * Obeys the directive.
   *
   * @param tokens the next word is the first one after the directive's name
   * @param name the directive's name
   * @throws StatementException if its operands cannot be understood
   */
  void obey(Tokens tokens, Token name);
}

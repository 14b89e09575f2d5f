/**
 * Assembly text to {@link org.ipukern.tile.asm.Program}: lexer, preprocessor, macros, expressions,
 * labels, bundles, and diagnostics with line, column and caret.
 */
package org.ipukern.tile.asm;

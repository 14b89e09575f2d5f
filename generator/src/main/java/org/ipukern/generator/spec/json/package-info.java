/**
 * Strict JSON with positions: text to a tree, fields of an object to typed values, and every
 * problem with its place, what was found, what is allowed and the nearest legal value.
 *
 * <p>Jackson's streaming parser does the reading; this package adds what it does not refuse by
 * itself (repeated names, text after the value, byte-order marks, other encodings).
 */
package org.ipukern.generator.spec.json;

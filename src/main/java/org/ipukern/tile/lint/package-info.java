/**
 * Static rules over an assembled program: one small class per rule, each with an id, an explanation
 * and two small examples.
 */
package org.ipukern.tile.lint;

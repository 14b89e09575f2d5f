/**
 * Puts generated files in place: staged, fingerprinted, all or nothing. The only package that
 * writes files.
 */
package org.ipukern.generator.output;

/** The command line: thin picocli commands over the library. The only package that prints. */
package org.ipukern.generator.cli;

/**
 * The build steps as library calls, for the command line and for build systems: nothing is printed
 * and no process ends here.
 */
package org.ipukern.generator.build;

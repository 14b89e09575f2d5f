/** Compares the cycles of a run with those accepted before, and says what changed and why. */
package org.ipukern.generator.regress;

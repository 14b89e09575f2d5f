/** Many shapes at once: estimate all, simulate the best of each, keep what wins where. */
package org.ipukern.generator.explore.sweep;

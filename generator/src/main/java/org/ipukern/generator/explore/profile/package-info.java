/**
 * A recorded SDK profile beside what the model says: strict reading, comparison, derived figures.
 */
package org.ipukern.generator.explore.profile;

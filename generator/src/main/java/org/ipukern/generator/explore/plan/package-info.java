/** Whole sequences of attention on one device, priced and ranked; docs/planning.md. */
package org.ipukern.generator.explore.plan;

/**
 * The run description: what {@code ipukern simulate} puts into tile memory before it starts an
 * assembly file, and what it looks at afterwards.
 */
package org.ipukern.generator.spec.run;

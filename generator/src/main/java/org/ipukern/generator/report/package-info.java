/** Verdicts as text tables and JSON. Nothing here depends on locale, terminal or time. */
package org.ipukern.generator.report;

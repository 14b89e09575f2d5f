package org.ipukern.generator.explore.profile;

import java.math.BigDecimal;

/**
 * One number of a note about a profile.
 *
 * @param id its name in formulas
 * @param value as the note prints it
 * @param unit such as cycles or bytes
 * @param meaning what it says
 * @param kind where the note has it from
 * @param formula how it follows from other figures; empty if it does not
 */
public record Figure(
    String id, BigDecimal value, String unit, String meaning, FigureKind kind, String formula) {}

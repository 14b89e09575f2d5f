package org.ipukern.tile.isa;

import java.util.List;
import java.util.Set;

/**
 * One way of writing an instruction.
 *
 * @param lane the pipeline that this form issues to
 * @param modes where it may stand
 * @param operands in the order in which they are written
 * @param alias true if another form of the same instruction says the same
 */
public record Form(Lane lane, Set<Mode> modes, List<OperandSpec> operands, boolean alias) {}

package org.ipukern.generator.spec.run;

import java.util.Optional;

/**
 * One piece of tile memory that the code under test works on.
 *
 * @param name what the state block calls it
 * @param bytes its size
 * @param type of its elements; empty where only the size was given
 * @param guard bytes on both sides that must not change
 * @param readAhead bytes past its end that may be read
 * @param expected path of a file with the bytes it must hold afterwards, relative to the run
 *     description; empty if nothing is compared
 */
public record RunOperand(
    String name,
    int bytes,
    Optional<ElementType> type,
    Region region,
    Contents contents,
    OperandRole role,
    int guard,
    int readAhead,
    Optional<String> expected) {}

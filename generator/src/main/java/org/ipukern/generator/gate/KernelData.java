package org.ipukern.generator.gate;

import java.util.List;
import java.util.function.IntFunction;

/**
 * The operands of one run with the answer.
 *
 * @param title what data it is, for messages
 * @param operands one for each field of the vertex
 * @param place names the value at a byte offset of the output, such as {@code C[3][17]}
 * @param unsound what is wrong with the reference itself (a result outside the stated rounding
 *     bound); empty if nothing is
 */
record KernelData(
    String title, List<OperandData> operands, IntFunction<String> place, String unsound) {}

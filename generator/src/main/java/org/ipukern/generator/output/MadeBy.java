package org.ipukern.generator.output;

/**
 * What made the files of a run.
 *
 * @param tool version of the tool
 * @param model version of the timing model
 * @param table version of the instruction table
 */
public record MadeBy(String tool, String model, String table) {}

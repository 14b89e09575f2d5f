package org.ipukern.generator.explore.profile;

import java.math.BigDecimal;

/**
 * Exchange code of one step.
 *
 * @param name of the step
 * @param maximum bytes on the tile that has most
 * @param mean bytes over all tiles
 */
public record ExchangeRow(String name, long maximum, BigDecimal mean) {}

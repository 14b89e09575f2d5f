package org.ipukern.generator.explore.profile;

import java.math.BigDecimal;

/** Bytes a tile: least, mean and most over the tiles. */
public record MemoryRange(long least, BigDecimal mean, long most) {}

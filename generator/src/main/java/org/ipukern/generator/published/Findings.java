package org.ipukern.generator.published;

import java.util.List;

/**
 * Everything that the document tells of.
 *
 * @param files every published assembly file
 * @param functional runs against references
 * @param points measured points
 * @param loops measured C++ kernels whose loop is inline assembly
 * @param vendor measured vertices of the SDK
 * @param commands documented command lines
 */
record Findings(
    List<FileCensus> files,
    List<FunctionalResult> functional,
    List<PointResult> points,
    List<LoopPoint> loops,
    List<VendorPoint> vendor,
    List<LineResult> commands) {}

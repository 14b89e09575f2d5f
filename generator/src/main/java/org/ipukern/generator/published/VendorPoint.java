package org.ipukern.generator.published;

import java.util.OptionalLong;

/**
 * A vertex of the SDK that was measured, beside what poplibs' own estimator and the closed formula
 * say of it.
 *
 * @param point the measurement
 * @param estimate of poplibs' estimator
 * @param formula of ipu-stack: the standard-memory formula, or the cast price
 * @param simulated of the public text alone, without a sampler; empty where it is C++
 */
public record VendorPoint(
    HardwarePoint point, long estimate, long formula, OptionalLong simulated) {}

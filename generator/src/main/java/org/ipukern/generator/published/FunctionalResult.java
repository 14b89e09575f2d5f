package org.ipukern.generator.published;

import java.util.OptionalLong;

/**
 * What became of a functional run.
 *
 * @param kernel kind of kernel and where its text is from
 * @param shape for people
 * @param outcome right or what was wrong
 * @param cycles of the kernel alone, without the sampler, in modelled tile cycles; 0 where no
 *     estimator prices it
 * @param price what poplibs' own estimator gives, in tile cycles; empty if it prices no such kernel
 */
public record FunctionalResult(
    String kernel, String shape, CallOutcome outcome, long cycles, OptionalLong price) {}

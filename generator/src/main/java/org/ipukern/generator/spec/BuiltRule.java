package org.ipukern.generator.spec;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One axis of a family and what is built of it.
 *
 * @param built whether the spec lies inside
 * @param reason why not, for people
 * @param change turns the spec, in the builder, into the nearest one inside
 */
record BuiltRule<S extends KernelSpec>(
    Predicate<S> built, Function<S, String> reason, BiConsumer<S, SpecBuilder> change) {}

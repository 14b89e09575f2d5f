package org.ipukern.generator.spec;

/**
 * Why a legal spec has no kernel in this version.
 *
 * @param reason every axis that is not built, and what is built instead
 * @param nearest manifest line of the nearest spec that is built; empty if there is none
 */
public record Refusal(String reason, String nearest) {}

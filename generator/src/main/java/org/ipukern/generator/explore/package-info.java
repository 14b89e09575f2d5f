/** Single kernels tried out: an assembly file of any origin run as a description says. */
package org.ipukern.generator.explore;

/** Which kinds of kernels have a cost table, and how the tables are read off the estimator. */
package org.ipukern.generator.explore.cost;

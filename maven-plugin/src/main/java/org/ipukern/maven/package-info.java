/** The Maven plugin: two goals over the library, nothing of its own. */
package org.ipukern.maven;

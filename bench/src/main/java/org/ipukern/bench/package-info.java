/** JMH measurements of the tile. */
package org.ipukern.bench;

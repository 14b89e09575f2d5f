/**
 * The IPU21 tile: everything that stands on facts about the machine and knows nothing of how a
 * kernel was made.
 */
package org.ipukern.tile;

/** Specs to text: the FreeMarker templates of {@code templates/} and the models they see. */
package org.ipukern.generator.render;

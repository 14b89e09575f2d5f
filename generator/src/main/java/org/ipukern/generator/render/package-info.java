/**
 * FreeMarker: a spec to the text of its files. What is emitted stands in the templates; this
 * package gives them numbers and names, and nothing about instructions.
 */
package org.ipukern.generator.render;

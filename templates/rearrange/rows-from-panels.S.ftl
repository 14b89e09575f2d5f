<#--
  Fragments of R rows x 16 columns, in any order, to complete rows padded to a width.

  Whole fragments go by quads (fragments.ftl), a last part of one and the padding by words; so does
  everything if rows or fragments do not all start at a quad.
-->
<#include "rows.ftl">
<#include "fragments.ftl">
<#assign whole = quotient(columns, 16)>
<#assign slotOf = slots?has_content?then(slots, 0..<fragments)>
<#assign slotStep = sourceStride * size>
<#macro completeRow row>
<#if whole gt 0 && done == 0>
    { setzi $m10, .Lslots                    ; fnop }
    { setzi $m11, ${(whole - 1)?c?right_pad(27)} ; fnop }
.Lrow${row}_${labels}:
    { ld32step $m5, $mzero, $m10+=, 1        ; fnop }
    { add   $m5, $m5, $m2                    ; fnop }
<#if row gt 0>
    { add   $m5, $m5, ${(row * 16 * size)?c?right_pad(23)} ; fnop }
</#if>
<#assign sourceAt = 0>
<#assign copyable = (slotStep % 4 == 0)>
<@run 16/>
<#assign copyable = true>
    { brnzdec $m11, .Lrow${row}_${labels} ; fnop }
</#if>
<#if columns % 16 gt 0>
<@seek slotOf[whole] * slotStep + row * 16 * size/>
<@run columns % 16/>
</#if>
<@padding width - columns/>
</#macro>
<@opening>
// ${fragments} fragments of ${rows} rows x 16 elements of ${bits} bits, ${sourceStride} apart, to ${rows} rows of ${width}, ${targetStride} apart.
</@opening>
<#if whole gt 0 && slotStep % 8 == 0 && atQuads(targetStride * size, rows)>
<@fragmentsByQuads slotOf[0..<whole]/>
<#assign done = whole * 16>
</#if>
<#assign reads = done lt columns>
<@rowsByWords completeRow rows width 16 * size/>
<@finish/>
<#if zigzags>
<@zigzagTable slotOf[0..<whole]/>
</#if>
<#if whole gt 0 && done == 0>
    .section .rodata.${kernel}_slots, "a"
    .align 4
.Lslots: // byte offset of each whole fragment
<#list 0..<whole as fragment>
    .long ${slotOf[fragment] * slotStep}
</#list>
</#if>
<@file.foot/>

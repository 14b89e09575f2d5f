<#--
  R x C to C x R, by blocks where rows and columns start at a quad (8 bits: at a word), by pairs of columns
  where halves start at a word, else by words.
-->
<#include "rows.ftl">
<#include "blocks.ftl">
<#assign side = (bits == 32)?then(2, 4)>
<#assign unit = (bits == 8)?then(4, 8)>
<#assign blockRows = quotient(rows, side)>
<#assign blockColumns = quotient(columns, side)>
<#assign sourceStep = sourceStride * size>
<#assign targetStep = targetStride * size>
<#assign byBlocks = blockRows gt 0 && blockColumns gt 0 && sourceStep % unit == 0 && targetStep % unit == 0>
<#-- Two columns at a time: a whole number of words, or no gaps and an odd one of halves. -->
<#assign oddRows = rows % 2 == 1 && targetStride == rows>
<#assign byPairs = !byBlocks && bits == 16 && rows gt 1 && columns gt 1 && sourceStride % 2 == 0 && (targetStride % 2 == 0 || oddRows)>
<#macro transposedRow row>
<@seek row * size + done * sourceStep/>
<@run rows - done/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to columns ${targetStride} apart.
</@opening>
<#assign elementStride = sourceStride>
<#if byBlocks>
<#assign shares = share((0..<blockColumns)?map(c -> stretch(blockRows, c * side * size, side * sourceStep, c * side * targetStep, side * size)))>
<@blocks label="blocks" shares=shares sourceStep=sourceStep targetStep=targetStep/>
<#assign tables += [{"label": "blocks", "shares": shares, "strips": bits != 8}]>
<#-- What the blocks leave: the ends of their columns, and whole columns. -->
<#assign done = blockRows * side>
<@rowsByWords body=transposedRow rowCount=blockColumns * side rowElements=rows sourceStep=size/>
<#assign done = 0>
<@rowsByWords body=transposedRow rowCount=columns - blockColumns * side rowElements=rows sourceStep=size
    label="columns" firstRow=blockColumns * side/>
<#elseif byPairs>
<#assign shares = share([stretch(quotient(columns, 2), 0, 4, 0, 2 * targetStep)])>
<@pairs16 label="pairs" shares=shares/>
<#assign tables += [{"label": "pairs", "shares": shares}]>
<#if targetStride % 2 == 0>
<#assign done = rows - rows % 2>
<@rowsByWords body=transposedRow rowCount=columns - columns % 2 rowElements=rows sourceStep=size/>
<#assign done = 0>
</#if>
<@rowsByWords body=transposedRow rowCount=columns % 2 rowElements=rows sourceStep=size
    label="columns" firstRow=columns - columns % 2/>
<#else>
<@rowsByWords transposedRow columns rows size/>
</#if>
<@finish/>
<@file.foot/>

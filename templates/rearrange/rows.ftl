<#--
  Target rows that lie one after the other at a stride: what copy, pad, fill, transpose and
  rows-from-panels have in common. Quads go by the kernel's own schedule where all rows start at a quad;
  the rest of each row, or all of it, goes by words.
-->
<#include "file.ftl">
<#include "split.ftl">
<#include "gather.ftl">
<#include "stream.ftl">

<#-- Elements of each row that are done before the path by words starts. -->
<#assign done = 0>
<#assign tables = []>

<#macro rowGap>
<@gap gapElements/>
</#macro>

<#-- Whether every row of that many bytes starts at a quad. -->
<#function atQuads step rowCount>
  <#return step % 8 == 0 || rowCount == 1>
</#function>

<#--
  The target rows by words, from element `done` on; nothing if they are done.
    body        macro: one row
    rowCount    target rows
    rowElements elements of a target row
    sourceStep  bytes from the source of a row to that of the next
    firstRow    target rows before these
-->
<#macro rowsByWords body rowCount rowElements sourceStep label="words" firstRow=0>
<#if done lt rowElements && rowCount gt 0>
<#-- As many rows as bring the target, and a source that can be copied by words, back to a word. -->
<#local targetStep = targetStride * size>
<#local period = 4 / gcd(4, targetStep)>
<#if elementStride == 1 && hasSource>
<#local period = [period, 4 / gcd(4, sourceStep)]?max>
</#if>
<#assign gapElements = targetStride - rowElements + done>
<#local groups = quotient(rowCount, period)>
<#local from = firstRow * targetStep + done * size>
<#local sourceFrom = firstRow * sourceStep>
<#-- Workers that had more of the quads have fewer of these rows. -->
<#local shares = share([stretch(groups, sourceFrom, period * sourceStep, from, period * targetStep)])?reverse>
<#if groups gt 0>
<#assign tables += [{"label": label, "shares": shares}]>
</#if>
<@gather label=label shares=shares body=body between=rowGap period=period sourceStep=sourceStep
    rest=rowCount % period restSource=groups * period * sourceStep + sourceFrom
    restTarget=groups * period * targetStep + from/>
</#if>
</#macro>

<#-- The end of the code, and its tables. -->
<#macro finish>
<@ending/>
<#list tables as t>
<#if t.quads??>
<@streamTable label=t.label shares=t.shares quads=t.quads sourceStep=t.sourceStep targetStep=t.targetStep pieceStep=t.pieceStep/>
<#elseif t.strips!false>
<@stripTable t.label t.shares/>
<#else>
<@pieceTable t.label t.shares/>
</#if>
</#list>
</#macro>

<#--
  Whole quads of rows that are alike on both sides. Short rows are units; of long ones every quad is, so
  that six workers can share few of them.
-->
<#macro rowsByQuads rowQuads rowCount sourceStride targetStride>
<#-- The strides of a single row mean nothing. -->
<#local sourceStep = (rowCount == 1)?then(rowQuads * 8, sourceStride * size)>
<#local targetStep = (rowCount == 1)?then(rowQuads * 8, targetStride * size)>
<#if rowQuads lte 16>
<#local shares = share([stretch(rowCount, 0, sourceStep, 0, targetStep)])>
<#local pass = {"label": "quads", "shares": shares, "quads": rowQuads, "sourceStep": sourceStep, "targetStep": targetStep, "pieceStep": 0}>
<#else>
<#local shares = share((0..<rowCount)?map(r -> stretch(rowQuads, r * sourceStep, 8, r * targetStep, 8)))>
<#local pass = {"label": "quads", "shares": shares, "quads": 1, "sourceStep": 8, "targetStep": 8, "pieceStep": targetStep - (rowQuads - 1) * 8}>
</#if>
<@stream label="quads" shares=shares quads=pass.quads sourceStep=pass.sourceStep targetStep=pass.targetStep pieceStep=pass.pieceStep/>
<#assign tables += [pass]>
</#macro>

<#--
  Target rows that lie one after the other at a stride: what copy, pad, fill, transpose and
  rows-from-panels have in common when they go by gather.ftl.
-->
<#include "file.ftl">
<#include "split.ftl">
<#include "gather.ftl">

<#macro rowGap>
<@gap gapElements/>
</#macro>

<#--
  All target rows by words.
    body        macro: one row
    rowCount    target rows
    rowElements elements of a target row
    sourceStep  bytes from the source of a row to that of the next
-->
<#macro rowsByWords body rowCount rowElements sourceStep>
<#-- As many rows as bring the target, and a source that can be copied by words, back to a word. -->
<#local targetStep = targetStride * size>
<#local period = 4 / gcd(4, targetStep)>
<#if elementStride == 1 && hasSource>
<#local period = [period, 4 / gcd(4, sourceStep)]?max>
</#if>
<#assign gapElements = targetStride - rowElements>
<#local groups = quotient(rowCount, period)>
<#local shares = share([stretch(groups, 0, period * sourceStep, 0, period * targetStep)])>
<@gather label="words" shares=shares body=body between=rowGap period=period sourceStep=sourceStep
    rest=rowCount % period restSource=groups * period * sourceStep
    restTarget=groups * period * targetStep/>
<@ending/>
<#if groups gt 0>
<@pieceTable "words" shares/>
</#if>
</#macro>

<#--
  Target rows of 32 bytes: what panels-from-rows and coefficients-from-rows have in common. A source row
  (or column) is cut into parts of 32 bytes; each becomes a target row in a panel or block of its own,
  partStep bytes after the one before, and a part that is not full ends in zeros.
-->
<#include "file.ftl">
<#include "split.ftl">
<#include "gather.ftl">
<#assign partElements = 32 / size>
<#assign wholeParts = quotient(inner, partElements)>
<#assign tailElements = inner % partElements>
<#assign parts = ceiling(inner, partElements)>

<#-- One source row. -->
<#macro cutRow row>
<@seek row * outerStride * size/>
<#if wholeParts gt 1>
    { setzi $m11, ${(wholeParts - 1)?c?right_pad(27)} ; fnop }
.Lparts${row}_${labels}:
</#if>
<#if wholeParts gt 0>
<@run partElements/>
<#if parts gt 1>
<@advance "$m4" partStep - 32/>
</#if>
</#if>
<#if wholeParts gt 1>
    { brnzdec $m11, .Lparts${row}_${labels} ; fnop }
</#if>
<#if tailElements gt 0>
<@run tailElements/>
<@padding partElements - tailElements/>
</#if>
</#macro>

<#-- From where a row has left the target to the next row of the first part. -->
<#macro nextRow>
<#local reached = (tailElements gt 0 || parts == 1)?then((parts - 1) * partStep + 32, parts * partStep)>
<@advance "$m4" 32 - reached/>
</#macro>

<#-- Rows that take a source copied by words back to a word. -->
<#function cutPeriod>
  <#return (elementStride == 1)?then(4 / gcd(4, outerStride * size), 1)>
</#function>

<#--
  Target rows of 32 bytes: what panels-from-rows and coefficients-from-rows have in common. A source row
  (or column) is cut into parts of 32 bytes; each becomes a target row in a panel or block of its own,
  partStep bytes after the one before, and a part that is not full ends in zeros.
-->
<#include "file.ftl">
<#include "split.ftl">
<#include "gather.ftl">
<#include "stream.ftl">
<#include "blocks.ftl">
<#assign partElements = 32 / size>
<#assign parts = ceiling(inner, partElements)>
<#assign outerStep = outerStride * size>

<#-- What is left for the path by words: parts from firstPart on, from a byte of it on. -->
<#assign firstPart = 0>
<#assign firstByte = 0>

<#-- One source row by words. -->
<#macro cutRow row>
<#local whole = quotient(inner, partElements) - firstPart>
<#local tail = inner % partElements - firstByte / size>
<#if reads>
<@seek row * outerStep/>
</#if>
<#if whole gt 1>
    { setzi $m11, ${(whole - 1)?c?right_pad(27)} ; fnop }
.Lparts${row}_${labels}:
</#if>
<#if whole gt 0>
<@run partElements/>
<#if parts - firstPart gt 1>
<@advance "$m4" partStep - 32/>
</#if>
</#if>
<#if whole gt 1>
    { brnzdec $m11, .Lparts${row}_${labels} ; fnop }
</#if>
<#if inner % partElements gt 0>
<@run tail/>
<@padding (32 - firstByte) / size - tail/>
</#if>
</#macro>

<#-- From where a row has left the target to the next row of the first part. -->
<#macro nextRow>
<#local left = parts - firstPart>
<#local reached = (inner % partElements gt 0 || left == 1)?then((left - 1) * partStep + 32 - firstByte, left * partStep)>
<@advance "$m4" 32 - reached/>
</#macro>

<#-- Rows that take a source copied by words back to a word. -->
<#function cutPeriod>
  <#return (elementStride == 1)?then(4 / gcd(4, outerStep), 1)>
</#function>

<#--
  All parts.
    rowsOf   function: the stretches of all rows, by number of the part, byte in it, and rows a unit;
             of coefficients also from a row and up to one
    streams  lists of stretches for the whole parts, each with its pieceStep
    blockStrips  stretches of blocks to transpose, of all columns and rows that make blocks
-->
<#macro cut rowsOf streams blockStrips=[]>
<#local tables = []>
<#if blockStrips?size gt 0>
<#local shares = share(blockStrips)>
<@blocks label="blocks" shares=shares sourceStep=elementStride * size targetStep=32/>
<#local tables += [{"label": "blocks", "shares": shares, "quads": 0, "strips": bits == 16}]>
<#-- What is left of the columns that the blocks began, then the columns that make none. -->
<#local blocked = outerRows - outerRows % 4>
<#if inner % partElements gt 0>
<#assign firstPart = quotient(inner, partElements)>
<#assign firstByte = (inner % partElements - inner % 4) * size>
<#assign reads = inner % 4 gt 0>
<#local shares = share(rowsOf(firstPart, firstByte, 1, 0, blocked))?reverse>
<@gather label="ends" shares=shares body=cutRow between=nextRow period=1 sourceStep=outerStep/>
<#local tables += [{"label": "ends", "shares": shares, "quads": 0}]>
</#if>
<#assign firstPart = 0>
<#assign firstByte = 0>
<#assign reads = true>
<#if outerRows % 4 gt 0>
<#local shares = share(rowsOf(0, 0, 1, blocked))?reverse>
<@gather label="words" shares=shares body=cutRow between=nextRow period=1 sourceStep=outerStep/>
<#local tables += [{"label": "words", "shares": shares, "quads": 0}]>
</#if>
<#assign firstPart = parts>
<#elseif outerStep % 8 == 0 && elementStride == 1>
<#list streams as s>
<#local shares = share(s.stretches)>
<#local label = "whole" + s?index>
<@stream label=label shares=shares quads=4 sourceStep=outerStep targetStep=32 pieceStep=s.pieceStep/>
<#local tables += [{"label": label, "shares": shares, "quads": 4, "pieceStep": s.pieceStep}]>
</#list>
<#assign firstPart = quotient(inner, partElements)>
<#local tailBytes = inner % partElements * size>
<#local tailQuads = quotient(tailBytes, 8)>
<#if tailQuads gt 0>
<#local shares = share(rowsOf(firstPart, 0, 1))>
<@stream label="tail" shares=shares quads=tailQuads sourceStep=outerStep targetStep=32/>
<#local tables += [{"label": "tail", "shares": shares, "quads": tailQuads, "pieceStep": 0}]>
<#assign firstByte = tailQuads * 8>
<#if tailBytes % 8 == 0>
<#local shares = share(rowsOf(firstPart, firstByte, 1))>
<@store label="zeros" shares=shares quads=4 - tailQuads targetStep=32/>
<#local tables += [{"label": "zeros", "shares": shares, "quads": 0}]>
<#assign firstPart += 1>
</#if>
</#if>
</#if>
<#if firstPart lt parts>
<#local period = cutPeriod()>
<#local shares = share(rowsOf(firstPart, firstByte, period))>
<#if mostPieces(shares) gt 0>
<#local tables += [{"label": "words", "shares": shares, "quads": 0}]>
</#if>
<#local rest = lastRows(period)>
<#local last = rowsOf(firstPart, firstByte, 1)?last>
<@gather label="words" shares=shares body=cutRow between=nextRow period=period sourceStep=outerStep
    rest=rest restSource=last.source + (last.units - rest) * outerStep
    restTarget=last.target + (last.units - rest) * 32/>
</#if>
<#nested>
<@ending/>
<#list tables as t>
<#if t.strips!false>
<@stripTable t.label t.shares/>
<#elseif t.quads gt 0>
<@streamTable label=t.label shares=t.shares quads=t.quads sourceStep=outerStep targetStep=32 pieceStep=t.pieceStep/>
<#else>
<@pieceTable t.label t.shares/>
</#if>
</#list>
</#macro>

<#-- Rows that no whole period is left for. -->
<#function lastRows period>
  <#return outerRows % period>
</#function>

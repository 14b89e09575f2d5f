<#--
  K x C or C x K to blocks of 16 columns x 32 bytes of K, column panel outermost; what is missing of the
  last blocks is zero.
-->
<#assign byColumn = (order == "cxk")>
<#assign inner = byColumn?then(columns, rows)>
<#assign outer = byColumn?then(rows, columns)>
<#assign outerStride = byColumn?then(sourceStride, 1)>
<#assign partStep = 512>
<#include "panels.ftl">
<#assign elementStride = byColumn?then(1, sourceStride)>
<#assign panelCount = ceiling(outer, 16)>
<#assign missing = panelCount * 16 - outer>
<@opening>
// ${byColumn?then("C x K", "K x C")}, ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to ${panelCount} x ${parts} blocks of 16 x ${partElements}.
</@opening>
<#assign period = cutPeriod()>
<#assign stretches = []>
<#list 0..<panelCount as panel>
<#assign stretches += [stretch(quotient([16, outer - 16 * panel]?min, period), panel * 16 * outerStride * size, period * outerStride * size, panel * parts * 512, period * 32)]>
</#list>
<#assign shares = share(stretches)>
<#assign restRows = outer % 16 % period>
<#assign restAt = outer - restRows>
<@gather label="words" shares=shares body=cutRow between=nextRow period=period sourceStep=outerStride * size
    rest=restRows restSource=restAt * outerStride * size
    restTarget=quotient(restAt, 16) * parts * 512 + restAt % 16 * 32/>
<#if missing gt 0>
<#assign blockShares = share([stretch(parts, 0, 0, (panelCount - 1) * parts * 512 + (16 - missing) * 32, 512)])>
<@firstPiece "zeros" blockShares/>
.Lzeros_piece:
<@nextPiece ".Lzeros_end" false/>
    { add   $m1, $m1, -1                     ; fnop }
.Lzeros_block:
<@repeat missing * 4>
    { st64step $azeros, $mzero, $m4+=, 1     ; fnop }
</@repeat>
    { add   $m4, $m4, ${(512 - missing * 32)?c?right_pad(23)} ; fnop }
    { brnzdec $m1, .Lzeros_block             ; fnop }
    { bri   .Lzeros_piece                    ; fnop }
.Lzeros_end:
</#if>
<@ending/>
<#if (mostPieces(shares) gt 0)>
<@pieceTable "words" shares/>
</#if>
<#if missing gt 0>
<@pieceTable "zeros" blockShares/>
</#if>
<@file.foot/>

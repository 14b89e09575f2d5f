<#--
  Runs the nested rows of one schedule for the whole run of a worker, piece by piece, without a break in
  the pipeline.
    ahead     rows that the schedule has already loaded from the first piece
    pointers  registers whose addresses jump from the end of a panel to the next one
    jump      by how many bytes
-->
<#-- Source bytes from behind the last row of a panel to the first row of the worker's next one. -->
<#assign sourceJump = packed?then(widening?then(0, (rows!0) * 32), 64 - (rows!0) * rowBytes)>

<#macro pieces name ahead pointers jump=sourceJump>
<#if ahead gt 0>
    { add   $m3, $m3, ${(-ahead)?string?right_pad(23)}; fnop }
</#if>
<#if manyPieces>
    { bri   ${(".L" + name + "_rows")?right_pad(33)}; fnop }
.L${name}_panel:
<#if jump != 0>
<@bundle main="setzi $m5, " + jump?abs/>
<#list pointers as p>
<@bundle main=(jump lt 0)?then("sub", "add") + " " + p + ", " + p + ", $m5"/>
</#list>
</#if>
<@bundle main="setzi $m3, " + rows/>
    { movz  $m3, $m9, $m8                    ; fnop }
.L${name}_rows:
</#if>
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#nested>
2:
<#if manyPieces>
    { brnzdec $m9, ${(".L" + name + "_panel")?right_pad(26)}; fnop }
</#if>
</#macro>

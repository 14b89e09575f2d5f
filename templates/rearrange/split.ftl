<#--
  Who does what. Work is a row of equal units (groups of target rows, blocks, vectors) cut into stretches
  within which the addresses move on evenly; six workers share the units, the first few one more than the
  others, and a worker's share becomes one piece a stretch that it touches.

  A piece is a table line: byte offset of its source, byte offset of its target, units. A worker's pieces
  stand one after the other; a line of no units ends them.
-->
<#function gcd a b>
  <#return (b == 0)?then(a, gcd(b, a % b))>
</#function>

<#function quotient a b>
  <#return (a / b)?floor>
</#function>

<#function ceiling a b>
  <#return ((a + b - 1) / b)?floor>
</#function>

<#-- A stretch of units with the byte offsets of its first one and their steps from unit to unit. -->
<#function stretch units source sourceStep target targetStep>
  <#return {"units": units, "source": source, "sourceStep": sourceStep, "target": target, "targetStep": targetStep}>
</#function>

<#-- For each worker the list of its pieces. -->
<#function share all>
  <#local stretches = all?filter(s -> s.units gt 0)>
  <#local total = 0>
  <#list stretches as s><#local total += s.units></#list>
  <#local shares = []>
  <#local index = 0>
  <#local done = 0>
  <#list 0..<workers as worker>
    <#local wanted = quotient(total, workers) + (worker lt total % workers)?then(1, 0)>
    <#local pieces = []>
    <#list stretches[index..] as s>
      <#if wanted == 0><#break></#if>
      <#local units = [wanted, s.units - done]?min>
      <#local pieces += [{"source": s.source + done * s.sourceStep, "target": s.target + done * s.targetStep, "units": units}]>
      <#local wanted -= units>
      <#local done += units>
      <#if done == s.units>
        <#local done = 0>
        <#local index += 1>
      </#if>
    </#list>
    <#local shares += [pieces]>
  </#list>
  <#return shares>
</#function>

<#function mostPieces shares>
  <#return shares?map(s -> s?size)?max>
</#function>

<#-- The table of the pieces, each worker's with the same number of lines. -->
<#macro pieceTable label shares>
    .section .rodata.${kernel}_${label}, "a"
    .align 4
.L${label}: // source, target, units
<#local lines = mostPieces(shares)>
<#list shares as pieces>
<#list pieces as p>
    .long ${p.source}, ${p.target}, ${p.units}
</#list>
<#list 0..<(lines + 1 - pieces?size) as rest>
    .long 0, 0, 0
</#list>
</#list>
</#macro>

<#-- Leaves the address of this worker's line in a table of such lines in $m0; changes $m1. -->
<#macro line label bytes>
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
<#if bytes gt 32767>
    { setzi $m1, ${bytes?c?right_pad(28)} ; fnop }
    { mul   $m0, $m0, $m1                    ; fnop }
<#else>
    { mul   $m0, $m0, ${bytes?c?right_pad(23)} ; fnop }
</#if>
    { setzi $m1, ${(".L" + label)?right_pad(28)} ; fnop }
    { add   $m0, $m0, $m1                    ; fnop }
</#macro>

<#-- Leaves the address of this worker's first piece in $m0; changes $m1. -->
<#macro firstPiece label shares>
<#local lineBytes = 12 * mostPieces(shares) + 12>
<@line label=label bytes=lineBytes/>
</#macro>

<#-- Takes the next piece: $m2 source, $m4 target, $m1 units; goes to the label if there is none. -->
<#macro nextPiece otherwise source=hasSource>
<#if source>
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, 0    ; fnop }
    { add   $m2, $m2, $m1                    ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m1                    ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { brz   $m1, ${otherwise?right_pad(28)} ; fnop }
<#else>
    { ld32  $m4, $m0, $mzero, 1              ; fnop }
    { ld32  $m1, $mvertex_base, $mzero, ${hasSource?then(1, 0)}    ; fnop }
    { add   $m4, $m4, $m1                    ; fnop }
    { ld32  $m1, $m0, $mzero, 2              ; fnop }
    { brz   $m1, ${otherwise?right_pad(28)} ; fnop }
    { add   $m0, $m0, 12                     ; fnop }
</#if>
</#macro>

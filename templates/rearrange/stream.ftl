<#--
  Whole quads (8 bytes) from rows to rows, a unit being some quads that lie together on both sides.

  Source and target in separate elements: one paced bundle stores a quad and loads the next one into the
  same registers, so the store runs one quad behind the load; a quad a bundle, which is what the ports
  allow. Anywhere: a load, then a store.

  Stride word of the paced schedules: field 1 from the last quad of a unit in the source to the first of
  the next, field 2 the same in the target. A step of the source that does not fit a field (-512 to 511
  quads) is added to the packed address in a bundle of its own; where one of the target does not, the
  units go as at any placement, since the stepped accesses take whole registers.
-->
<#function fits step>
  <#return step gte -512 && step lte 511>
</#function>

<#function field step>
  <#return (step + 1024) % 1024>
</#function>

<#--
  Copies the shares' units.
    quads       of a unit
    sourceStep, targetStep  bytes from unit to unit
    pieceStep   bytes in the target from any piece's last unit to the next piece's first; 0 if they differ
-->
<#macro stream label shares quads sourceStep targetStep pieceStep=0>
<#assign loadJump = sourceStep / 8 - quads + 1>
<#assign storeJump = targetStep / 8 - quads + 1>
<#assign pieceJump = pieceStep / 8 - quads + 1>
<#assign most = mostPieces(shares)>
<#assign way = wayOf(shares, quads, targetStep, pieceStep)>
<#if way == "onward">
<@onward label shares quads/>
<#elseif way == "paced">
<@paced label shares quads/>
<#else>
<@apart label shares quads/>
</#if>
</#macro>

<#function wayOf shares quads targetStep pieceStep>
  <#if placement != "separate" || !fits(targetStep / 8 - quads + 1)><#return "apart"></#if>
  <#if mostPieces(shares) == 1><#return "onward"></#if>
  <#return (pieceStep != 0 && fits(pieceStep / 8 - quads + 1))?then("onward", "paced")>
</#function>

<#-- Selectors and stride word of a paced schedule; pieces that follow on take a step of their own. -->
<#macro strides follow=false>
<#assign far = !fits(loadJump)>
<#assign loadField = (loadJump == 1 || far)?then(0, 1)>
<#assign storeField = (storeJump == 1)?then(0, 8)>
<#assign pieceField = (pieceJump == 1)?then(0, 8)>
<#assign strideWord = loadField * field(loadJump)>
<#if storeField gt 0><#assign strideWord += 1024 * field(storeJump)>
<#elseif follow && pieceField gt 0><#assign strideWord += 1024 * field(pieceJump)></#if>
<#assign strideRegister = (strideWord == 0)?then("$mzero", "$m6")>
<#if strideWord gt 0>
    { setzi $m6, ${strideWord?c?right_pad(28)} ; fnop }
</#if>
<#if far>
    { setzi $m7, ${((loadJump - 1) * 8)?c?right_pad(28)} ; fnop }
</#if>
</#macro>

<#-- The first quad of a piece at $m2, and the packed addresses. -->
<#macro firstQuad quads>
    { ld64  $a0:1, $m2, $mzero, 0            ; fnop }
<#if quads == 1 && loadJump != 1>
<@advance "$m2" loadJump * 8/>
<#else>
    { add   $m2, $m2, 8                      ; fnop }
</#if>
    { tapack $m10:11, $m2, $mzero, $m4       ; fnop }
</#macro>

<#-- All units of a piece but for its last store; $m1 is one less than its units. -->
<#macro pacedUnits quads>
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<quads as q>
<#local last = (q + 1) % quads == quads - 1>
<#local selector = last?then(loadField, 0) + (q == quads - 1)?then(storeField, 0)>
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${strideRegister}, ${selector?c?right_pad(2)} ; fnop }
<#if far && last>
    { add   $m10, $m10, $m7                  ; fnop }
</#if>
</#list>
2:
<#list 0..<(quads - 1) as q>
<#local selector = (q == quads - 2)?then(loadField, 0)>
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${strideRegister}, ${selector?c?right_pad(2)} ; fnop }
</#list>
</#macro>

<#--
  Pieces one after the other without a break: the store of a piece's last quad goes with the load of the
  next one's first.

  A worker's line: source, target, pieces - 1, then for each piece its units - 1 and the bytes from where
  the loads stand at its end to the next piece.

  Main registers: $m0 line, $m1 units - 1, $m2 source, $m4 target, $m5 scratch, $m6 stride word, $m7 long
  step of the source, $m9 pieces - 1, $m10:11 packed addresses.
-->
<#macro onward label shares quads>
<#local idle = shares?filter(s -> s?size == 0)?size gt 0>
<#local lineBytes = 16 + 8 * most>
<@line label=label bytes=lineBytes/>
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }
    { ld32step $m2, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m4, $mzero, $m0+=, 1         ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m5, $mvertex_base, $mzero, 1    ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<#if most gt 1 || idle>
    { ld32step $m9, $mzero, $m0+=, 1         ; fnop }
<#if idle>
    { brz   $m9, ${(".L" + label + "_end")?right_pad(28)} ; fnop }
<#if most gt 1>
    { add   $m9, $m9, -1                     ; fnop }
</#if>
</#if>
</#if>
<#if most gt 1>
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
<#else>
    { ld32  $m1, $m0, $mzero, ${idle?then(0, 1)}              ; fnop }
</#if>
<@strides follow=(most gt 1)/>
<@firstQuad quads/>
<#if most gt 1>
    { bri   ${(".L" + label + "_unit")?right_pad(32)} ; fnop }
.L${label}_piece:
<#local selector = (quads == 1)?then(loadField, 0) + pieceField>
    { ldst64pace $a0:1, $a0:1, $m10:11+=, ${strideRegister}, ${selector?c?right_pad(2)} ; fnop }
.L${label}_unit:
</#if>
<@pacedUnits quads/>
<#if most gt 1>
    { ld32step $m5, $mzero, $m0+=, 1         ; fnop }
    { ld32step $m1, $mzero, $m0+=, 1         ; fnop }
    { add   $m10, $m10, $m5                  ; fnop }
    { brnzdec $m9, ${(".L" + label + "_piece")?right_pad(26)} ; fnop }
</#if>
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
.L${label}_end:
</#macro>

<#-- Paced, each piece for itself. -->
<#macro paced label shares quads>
<@strides/>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece ".L" + label + "_end"/>
    { add   $m1, $m1, -1                     ; fnop }
<@firstQuad quads/>
<@pacedUnits quads/>
    { st64pace $a0:1, $m10:11+=, $mzero, 0   ; fnop }
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#macro>

<#-- The same at any placement. -->
<#macro apart label shares quads>
<#local near = loadJump gte -128 && loadJump lte 127>
<#local nearby = storeJump gte -128 && storeJump lte 127>
<#if !near>
    { setzi $m6, ${loadJump?c?right_pad(28)} ; fnop }
</#if>
<#if !nearby>
    { setzi $m7, ${storeJump?c?right_pad(28)} ; fnop }
</#if>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece ".L" + label + "_end"/>
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<quads as q>
<#local last = q == quads - 1>
    { ld64step $a0:1, $mzero, $m2+=, ${last?then(near?then(loadJump?c, "$m6"), "1")?right_pad(7)} ; fnop }
    { st64step $a0:1, $mzero, $m4+=, ${last?then(nearby?then(storeJump?c, "$m7"), "1")?right_pad(7)} ; fnop }
</#list>
2:
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#macro>

<#-- The table that the schedule of the same arguments reads. -->
<#macro streamTable label shares quads sourceStep targetStep pieceStep=0>
<#if wayOf(shares, quads, targetStep, pieceStep) != "onward">
<@pieceTable label shares/>
<#else>
    .section .rodata.${kernel}_${label}, "a"
    .align 4
.L${label}: // source, target, pieces, then units - 1 and bytes to the next piece
<#local far = !fits(sourceStep / 8 - quads + 1)>
<#local idle = shares?filter(s -> s?size == 0)?size gt 0>
<#local most = mostPieces(shares)>
<#list shares as pieces>
<#if pieces?size gt 0>
    .long ${pieces[0].source}, ${pieces[0].target}, ${pieces?size - idle?then(0, 1)}
<#list pieces as p>
<#local end = p.source + far?then((p.units - 1) * sourceStep + quads * 8, p.units * sourceStep)>
    .long ${p.units - 1}, <#if p?is_last>0<#else>${pieces[p?index + 1].source - end}</#if>
</#list>
<#else>
    .long 0, 0, 0
</#if>
<#list 0..<(most - pieces?size) as rest>
    .long 0, 0
</#list>
    .long 0
</#list>
</#if>
</#macro>

<#-- Stores a pair of registers to units of quads in the target. -->
<#macro store label shares quads targetStep pair="$azeros">
<#local jump = targetStep / 8 - quads + 1>
<#local nearby = jump gte -128 && jump lte 127>
<#if !nearby>
    { setzi $m7, ${jump?c?right_pad(28)} ; fnop }
</#if>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece otherwise=".L" + label + "_end" source=false/>
    { rpt   $m1, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<quads as q>
    { st64step ${pair}, $mzero, $m4+=, ${(q == quads - 1)?then(nearby?then(jump?c, "$m7"), "1")?right_pad(7)} ; fnop }
</#list>
2:
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#macro>

<#--
  Chooses among one_bundle, two_bundle, pairs and single: by the placement that the entry declares, or at run
  time by the operands' addresses.
-->
<#assign convert = (values == 4)?then("f32v4tof16 $a4:5, $a0:3", "f16v8tof8 $a4:5, $a0:3")>
<#--
  The paced schedules need two vectors of each worker, and a row step that fits a stride field. Where the
  addresses have to be tested first, they pay for that from a dozen vectors on.
-->
<#assign paced = least gte linear?then(2, 0) && rowStep lte 511>
<#assign paced = paced && (placement != "any" || least * rowVectors gte 12)>

<#-- Workers without a vector or a row leave early. -->
<#macro skipIdle>
<#if least == 0>
    { brz   $m3, ${".Ldone"?right_pad(28)}; fnop }
</#if>
</#macro>

<#macro leave>
    { bri   ${".Ldone"?right_pad(33)}; fnop }
</#macro>

<#macro schedule>
<#if most == 0>
<#return>
</#if>
<@skipIdle/>
<#if !aligned>
<@looseRows name="loose" valid=32 jumps=true/>
<#elseif !paced>
<@single/>
<#elseif placement == "interleaved">
<@oneBundle/>
<#elseif placement == "separate">
<@twoBundle/>
<#else>
<#if rowMajor && wholePanels gt 1>
    { ld32  $m5, $mvertex_base, $mzero, 0    ; fnop }   // not $m2: a worker goes back for its next panel
    { shr   $m5, $m5, 19                     ; fnop }   // 1 in interleaved memory
<#else>
    { shr   $m5, $m2, 19                     ; fnop }   // 1 in interleaved memory
</#if>
    { brz   $m7, .Ltogether                  ; fnop }
    { brz   $m5, .Lapart                     ; fnop }
<@oneBundle/>
<@leave/>
.Lapart:
<@twoBundle/>
<@leave/>
.Ltogether:
    { brz   $m5, .Lanywhere                  ; fnop }
<@pairs/>
<@leave/>
.Lanywhere:
<@single/>
</#if>
</#macro>

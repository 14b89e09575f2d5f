<#--
  The last values of a linear cast, fewer than a vector: worker 5 loads exactly them (the nested text, which
  leaves the result in $a4 and on) and writes exactly their bytes.
-->
<#macro tail name>
<#if tailValues gt 0>
<#local done = (elements / values)?floor>
<@bundle main="add $m5, $m0, " + -5 * longLine?then(32, 16)/>
<@bundle main="brnz $m5, .L" + name/>
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, ${targetWord}    ; fnop }
<#if done gt 0>
<@bundle main="setzi $m5, " + done * sourceVector/>
    { add   $m2, $m2, $m5                    ; fnop }
<@bundle main="setzi $m5, " + done * targetVector/>
    { add   $m4, $m4, $m5                    ; fnop }
</#if>
<#nested tailValues>
<@storeBytes count=tailValues * valueBytes[to]/>
.L${name}:
</#if>
</#macro>

<#--
  Stores the first bytes of $a4, $a5, ... at $m4. Memory is written in words: of the last one the bytes behind
  the target keep what they hold.
-->
<#macro storeBytes count>
<#local words = (count / 4)?floor>
<#local bits = 8 * (count % 4)>
<#list 0..<words as word>
<@bundle main="st32 $a" + (4 + word) + ", $m4, $mzero, " + word/>
</#list>
<#if bits gt 0>
<@bundle main="ld32 $m6, $m4, $mzero, " + words/>
<@bundle main="atom $m5, $a" + (4 + words)/>
<@bundle main="shl $m5, $m5, " + (32 - bits)/>
<@bundle main="shr $m5, $m5, " + (32 - bits)/>
<@bundle main="shr $m6, $m6, " + bits/>
<@bundle main="shl $m6, $m6, " + bits/>
    { or    $m5, $m5, $m6                    ; fnop }
<@bundle main="st32 $m5, $m4, $mzero, " + words/>
</#if>
</#macro>

<#-- The last bytes of an FP8 source into $a0 and $a1; whole = both are read, however few bytes there are. -->
<#macro tailBytes count whole=false>
<#local words = (count / 4)?floor>
<#local left = count % 4>
<#if words == 1>
    { ld32  $a0, $m2, $mzero, 0              ; ${(whole && left == 0)?then("mov $a1, $azero", "fnop")} }
</#if>
<#if left gte 2>
<@bundle main="ldb16 $a" + words + ", $m2, $mzero, " + 2 * words/>
</#if>
<#if left % 2 == 1>
<@bundle main="ldb8 $a" + (left == 3)?then(7, words) + ", $m2, $mzero, " + (count - 1)/>
</#if>
<#if left == 3>
<@bundle aux="sort4x16lo $a" + words + ", $a" + words + ", $a7"/>
</#if>
<#if whole && words == 0>
    { nop                                    ; mov $a1, $azero }
</#if>
</#macro>

<#--
  The path for every shape: one target word after the other, put together from the elements that belong
  into it, in rows of any length and at any stride. No word is shared: the rows are taken in groups that
  begin and end with a word. Where a word reaches into a gap or past the target's end, its other elements
  are read first and written back.

  The macros below walk the target row by row while the text is made; `pending` elements of the word in
  the making lie in $m6 and up. A loop's body starts and ends with the same number of them.

  Main registers:
    $m0 next piece             $m1 groups still to do in this piece    $m2 source of the group
    $m3 fill                   $m4 target, moves with the stores       $m5 source, moves with the loads
    $m6..$m9 word in the making    $m10 element stride, or next slot   $m11 chunks still to do
-->
<#assign size = bits / 8>
<#assign perWord = 4 / size>
<#assign pending = 0>
<#assign sourceAt = 0>
<#assign elementStride = 1>
<#assign copyable = true>
<#-- Whether what is left to do has a source. -->
<#assign reads = hasSource>
<#assign usesFill = (layoutKernel == "fill" || width gt columns)>
<#assign elementLoad = {"8": "ldz8step", "16": "ldz16step", "32": "ld32step"}[bits?c]>
<#assign fills = {
    "zero": {"8": 0, "16": 0, "32": 0},
    "lowest": {"8": 4294967295, "16": 4227857407, "32": 4286578687},
    "-inf": {"16": 4227922944, "32": 4286578688}}>
<#assign fillWord = fills[fill][bits?c]>
<#assign filler = (fillWord == 0)?then("$mzero", "$m3")>

<#function step elements>
  <#return (elements gte -128 && elements lte 127)?then(elements?c, "$m10")>
</#function>

<#-- Adds bytes to a register; a long way takes $m6 along. -->
<#macro advance register bytes>
<#if bytes == 0>
<#elseif bytes gte -32768 && bytes lte 32767>
    { add   ${register}, ${register}, ${bytes?c?right_pad(24 - register?length)} ; fnop }
<#else>
    { setzi $m6, ${bytes?abs?c?right_pad(28)} ; fnop }
    { ${(bytes gt 0)?then("add", "sub")}   ${register}, ${register}, $m6                     ; fnop }
</#if>
</#macro>

<#-- Repeats the nested bundles without a branch; what an immediate does not hold takes a register. -->
<#macro repeat count register="$m6">
<#if count gt 1>
<#if count gt 4095>
    { setzi ${register}, ${count?c?right_pad(28)} ; fnop }
    { rpt   ${register}, (2f - 1f) / 8 - 1           ; fnop }
<#else>
    { rpt   ${count}, (2f - 1f) / 8 - 1 ; fnop }
</#if>
1:
<#nested>
2:
<#elseif count == 1>
<#nested>
</#if>
</#macro>

<#macro flush>
<#if bits == 8>
    { shuf8x8lo $m6, $m6, $m7                ; fnop }
    { shuf8x8lo $m8, $m8, $m9                ; fnop }
    { sort4x16lo $m6, $m6, $m8               ; fnop }
<#elseif bits == 16>
    { sort4x16lo $m6, $m6, $m7               ; fnop }
</#if>
    { st32step $m6, $mzero, $m4+=, 1         ; fnop }
</#macro>

<#macro taken>
<#assign pending += 1>
<#if pending == perWord>
<@flush/>
<#assign pending = 0>
</#if>
</#macro>

<#-- The next element of the source. -->
<#macro element>
    { ${elementLoad} $m${6 + pending}, $mzero, $m5+=, ${step(elementStride)} ; fnop }
<#assign sourceAt += elementStride * size>
<@taken/>
</#macro>

<#--
  Pairs of target words out of halves that begin in the middle of a word: each is rolled out of two words of
  the source, which are loaded once. The last word of a run does not go this way, since the source may
  end before its word does.
-->
<#macro rolledPairs pairs>
    { add   $m5, $m5, -2                     ; fnop }
    { ld32step $a0, $mzero, $m5+=, 1         ; fnop }
<@repeat pairs>
    { ld32step $a1, $mzero, $m5+=, 1         ; fnop }
    { ld32step $a2, $mzero, $m5+=, 1         ; roll16 $a3, $a0, $a1 }
    { st32step $a3, $mzero, $m4+=, 1         ; roll16 $a3, $a1, $a2 }
    { st32step $a3, $mzero, $m4+=, 1         ; mov $a0, $a2 }
</@repeat>
    { add   $m5, $m5, -2                     ; fnop }
</#macro>

<#-- Elements of the source, each elementStride after the other. -->
<#macro run count>
<#local left = count>
<#list 0..<count as x>
<#if pending == 0><#break></#if>
<#local left -= 1>
<@element/>
</#list>
<#local words = quotient(left, perWord)>
<#if bits == 16 && words gt 4 && copyable && elementStride == 1 && sourceAt % 4 == 2>
<#local pairs = quotient(words - 1, 2)>
<@rolledPairs pairs/>
<#local words -= 2 * pairs>
</#if>
<#if words gt 0 && copyable && elementStride == 1 && sourceAt % 4 == 0>
<@repeat words>
    { ld32step $m6, $mzero, $m5+=, 1         ; fnop }
    { st32step $m6, $mzero, $m4+=, 1         ; fnop }
</@repeat>
<#else>
<@repeat words>
<#list 0..<perWord as x>
<@element/>
</#list>
</@repeat>
</#if>
<#list 0..<(left % perWord) as x>
<@element/>
</#list>
</#macro>

<#-- Elements of fill. -->
<#macro padding count>
<#local left = count>
<#list 0..<count as x>
<#if pending == 0><#break></#if>
<#local left -= 1>
    { mov   $m${6 + pending}, ${filler?right_pad(28)} ; fnop }
<@taken/>
</#list>
<@repeat quotient(left, perWord)>
    { st32step ${filler}, $mzero, $m4+=, 1 ; fnop }
</@repeat>
<#list 0..<(left % perWord) as x>
    { mov   $m${6 + pending}, ${filler?right_pad(28)} ; fnop }
<@taken/>
</#list>
</#macro>

<#-- Elements of the target that stay as they are. -->
<#macro gap count>
<#local left = count>
<#list 0..<count as x>
<#if pending == 0><#break></#if>
<#local left -= 1>
<@old/>
</#list>
<@advance "$m4" quotient(left, perWord) * 4/>
<#list 0..<(left % perWord) as x>
<@old/>
</#list>
</#macro>

<#macro old>
    { ldz${bits} $m${6 + pending}, $m4, $mzero, ${pending} ; fnop }
<@taken/>
</#macro>

<#-- Sets the source of the loads to a byte offset from the group's. -->
<#macro seek bytes>
<#assign sourceAt = bytes>
<#if bytes == 0>
    { mov   $m5, $m2                         ; fnop }
<#elseif bytes gt 0 && bytes lte 32767>
    { add   $m5, $m2, ${bytes?c?right_pad(23)} ; fnop }
<#else>
    { setzi $m5, ${bytes?c?right_pad(28)} ; fnop }
    { add   $m5, $m5, $m2                    ; fnop }
</#if>
</#macro>

<#-- Rows of one group, with what lies between them and after all but the very last. -->
<#macro groupRows body between count last=false>
<#assign pending = 0>
<#assign labels = last?then("rest", "group")>
<#list 0..<count as row>
<@body row/>
<#if !last || row lt count - 1>
<@between/>
</#if>
</#list>
<#if last>
<@gap (perWord - pending) % perWord/>
</#if>
</#macro>

<#-- Constants that all groups use. -->
<#macro constants>
<#if usesFill && fillWord != 0>
    { setzi $m3, ${(fillWord % 1048576)?c?right_pad(28)} ; fnop }
<#if fillWord gte 1048576>
    { or    $m3, $m3, ${(fillWord - fillWord % 1048576)?c?right_pad(23)} ; fnop }
</#if>
</#if>
<#if reads && step(elementStride) == "$m10">
    { setzi $m10, ${elementStride?c?right_pad(27)} ; fnop }
</#if>
</#macro>

<#--
  All groups of `period` rows in the shares' pieces, then, by the last worker, the rest.
    body        macro: one row of the group, its number as argument
    between     macro: from the end of a target row to the start of the next
    sourceStep  bytes from the source of one row to that of the next
    rest        rows of an incomplete last group, with the byte offsets of its source and target
-->
<#macro gather label shares body between period sourceStep rest=0 restSource=0 restTarget=0>
<@constants/>
<#if (mostPieces(shares) gt 0)>
<@firstPiece label shares/>
.L${label}_piece:
<@nextPiece otherwise=".L" + label + "_end" source=reads/>
    { add   $m1, $m1, -1                     ; fnop }
.L${label}_group:
<@groupRows body between period/>
<#if reads>
<@advance "$m2" period * sourceStep/>
</#if>
    { brnzdec $m1, .L${label}_group ; fnop }
    { bri   ${(".L" + label + "_piece")?right_pad(32)} ; fnop }
.L${label}_end:
</#if>
<#if rest gt 0>
    { get   $m0, $WSR                        ; fnop }
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { cmpeq $m0, $m0, ${(workers - 1)?c?right_pad(23)} ; fnop }
    { brz   $m0, ${(".L" + label + "_done")?right_pad(28)} ; fnop }
<#if reads>
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
<@advance "$m2" restSource/>
</#if>
    { ld32  $m4, $mvertex_base, $mzero, ${hasSource?then(1, 0)}    ; fnop }
<@advance "$m4" restTarget/>
<@groupRows body between rest true/>
.L${label}_done:
</#if>
</#macro>

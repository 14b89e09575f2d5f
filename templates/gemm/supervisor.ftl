<#--
  The supervisor of a GEMM whose rounds feed 512 bytes of coefficients each: it sets the arithmetic, then
  loads a panel of coefficients and launches the workers, round after round. The coefficients lie in the
  order of the rounds, so $CCCSLOAD is set once.

  What the workers start at:
    .Lbegin_r    the first round of a call
    .Lgroup      a round that adds to the partials of the round before
    .Lcolumn     the first round of a further column panel
    .Lproduct_r  the first round of a further product of a batch
    .Llast       retained accumulators: the last round of a column panel

  Main registers: $m0 state, $m1 $FP_ICTL of the caller, $m4 start of a column panel, $m5 start of a group,
  $m6 column panels to do, $m7 groups to do; batch: $m2 start of a product, $m8 products to do; column panels
  that differ between row counts: $m3 how many. With f32 partials $FP_ICTL stays as it is: nothing is rounded.
  With f16 operands and f32 partials a panel goes in two halves, the second one from .Lsecond ($m1).
-->
<#assign ESR = "0x80000">

<#macro supervisor>
<#list entries as entry>
<@file.supervisorEntry symbol=entry.symbol/>
<#if fp8>
    setzi   $m3, 0x18000                    // $FP_ICTL.NANOO and ESR, to be shifted by 4
<#elseif !wide>
    setzi   $m3, 0x80000                    // $FP_ICTL.ESR, stochastic rounding
</#if>
<#if !wide>
    get     $m1, $FP_ICTL
</#if>
    ld32    $m2, $m0, $mzero, ${fp8?then(2, 1)}             // B
    setzi   $m4, .Lbegin_r${entry.rows}
<#if batch gt 1>
    setzi   $m8, .Lproduct_r${entry.rows}
</#if>
<#if mixedPanels>
    setzi   $m6, ${entry.coefficientPanels - 1}
</#if>
<#if entry?has_next>
    bri     .Lrounds
    .size ${entry.symbol}, . - ${entry.symbol}

<#else>
.Lrounds:
<#if fp8>
<@fp8Mode/>
<#else>
<#if loopGroups>
    setzi   $m5, .Lgroup
</#if>
<#if columnLoop && !mixedPanels>
    setzi   $m6, ${firstColumns}
</#if>
<#if !wide>
    ${(rounding == "nearest")?then("andc", "or  ")}    $m3, $m1, $m3
</#if>
    put     $CCCSLOAD, $m2
<#if !wide>
    put     $FP_ICTL, $m3                   // ${(rounding == "nearest")?then("nearest even", "stochastic rounding")} in every launch below
<#elseif halves>
    setzi   $m1, .Lsecond
</#if>
</#if>
    // Column panel 0, inner 0..${innerGroup - 1}.
<#if fp8>
<@fp8Feed/>
<#if mixedPanels && batch gt 1>
    mov     $m3, $m6
</#if>
<#if batch gt 1>
    mov     $m2, $m8
    setzi   $m8, ${batch - 1}
</#if>
<#if loopGroups>
    setzi   $m5, .Lgroup
</#if>
<#if columnLoop && !mixedPanels>
    setzi   $m6, ${firstColumns}
</#if>
    runall  $m4, $m0, 0
<#else>
<#if mixedPanels && batch gt 1>
    mov     $m3, $m6
</#if>
<#if batch gt 1>
    mov     $m2, $m8
    setzi   $m8, ${batch - 1}
</#if>
<@round start="$m4"/>
</#if>
<#if loopGroups>
    setzi   $m7, ${rounds - retained?then(3, 2)}
</#if>
<#if columnLoop>
<#if !retained>
    setzi   $m4, .Lcolumn
</#if>
<#if groups>
    bri     .Lgroups
<#elseif nextFirst>
    bri     .Lnext
</#if>
    // Each later column panel, inner 0..${innerGroup - 1}.
.Lcolumns:
    sync    TEXCH_SYNCZONE_LOCAL
<@round start="$m4"/>
<#if loopGroups>
    setzi   $m7, ${rounds - retained?then(3, 2)}
</#if>
<#if batch gt 1 && !retained>
    setzi   $m4, .Lcolumn
</#if>
</#if>
<#if retained>
<#if columnLoop>
.Lgroups:
</#if>
<#if rounds gt 2>
    // The rest of the inner dimension, ${innerGroup} at a time, but for the last.
.Linner:
    sync    TEXCH_SYNCZONE_LOCAL
<@round start="$m5"/>
    brnzdec $m7, .Linner
</#if>
    // The last of the inner dimension.
    sync    TEXCH_SYNCZONE_LOCAL
    setzi   $m4, .Llast
<@round start="$m4"/>
<#if columnLoop>
    setzi   $m4, .Lcolumn
</#if>
<#elseif groups>
    // The rest of the inner dimension, ${innerGroup} at a time.
.Lgroups:
    sync    TEXCH_SYNCZONE_LOCAL
<@round start="$m5"/>
    brnzdec $m7, .Lgroups
</#if>
<#if columnLoop>
<#if nextFirst && !groups>
.Lnext:
</#if>
    brnzdec $m6, .Lcolumns
</#if>
<#if batch gt 1>
    // The next product of the batch.
    mov     $m4, $m2
<#if mixedPanels>
    mov     $m6, $m3
<#else>
    setzi   $m6, ${panelsMost - 1}
</#if>
    brnzdec $m8, .Lcolumns
</#if>
    sync    TEXCH_SYNCZONE_LOCAL
<#if !wide>
    put     $FP_ICTL, $m1
</#if>
    br      $lr
<@fp8Trap/>
    .size ${entry.symbol}, . - ${entry.symbol}

</#if>
</#list>
</#macro>

<#-- One panel of coefficients and the launch, or both halves of it, each with a launch. -->
<#macro round start>
<#if halves>
<@feed.feed interleaved=interleaved columns=feed.unitOfHalf/>
    runall  ${start}, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
<@feed.feed interleaved=interleaved columns=feed.unitOfHalf/>
    runall  $m1, $m0, 0
<#else>
<@feed.feed interleaved=interleaved/>
    runall  ${start}, $m0, 0
</#if>
</#macro>

<#-- Without .Lnext the first pass falls into .Lcolumns, which is then one of the panels to do. -->
<#assign firstColumns = panelsMost - (groups || nextFirst)?then(1, 2)>

<#--
  FP8: formats and scale of the products, rounding and overflow of the partials. A byte stands for
  byte * 2^scale, so the products are multiplied by 2^(scale of A + scale of B).
-->
<#-- B's scale; where row counts differ in column panels, $m6 holds how many and B's scale comes later. -->
<#assign scaleB = mixedPanels?then("$m2", "$m6")>
<#macro fp8Mode>
<#if !scale??>
    ld32    $m5, $m0, $mzero, 1             // A's metadata
</#if>
<#if !coefficientsScale?? && !mixedPanels>
    ld32    $m6, $m0, $mzero, 3             // B's metadata
</#if>
    shl     $m3, $m3, 4
    setzi   $m7, ${formats}
    put     $CCCSLOAD, $m2
<#if !scale??>
    ldz8    $m5, $m5, $mzero, 0
</#if>
<#if !coefficientsScale?? && !mixedPanels>
    ldz8    $m6, $m6, $mzero, 0
</#if>
<#if rounding == "nearest" && overflow == "saturate">
    andc    $m3, $m1, $m3
<#elseif rounding == "nearest">
    or      $m3, $m1, $m3
    setzi   $m2, 0x80000
<#elseif overflow == "saturate">
    or      $m3, $m1, $m3
    setzi   $m2, 0x10000
<#else>
    or      $m3, $m1, $m3
</#if>
    put     $FP_INFMT, $m7                  // bit 1: A is F143, bit 0: B is F143
<#if rounding == "nearest" && overflow == "nan">
    andc    $m3, $m3, $m2
<#elseif rounding == "stochastic" && overflow == "saturate">
    shl     $m2, $m2, 4
    andc    $m3, $m3, $m2
</#if>
<#if scale?? && coefficientsScale??>
    setzi   $m7, ${(scale + coefficientsScale + 64) % 64}
<#else>
<#if !coefficientsScale?? && mixedPanels>
    ld32    $m2, $m0, $mzero, 3             // B's metadata
    ldz8    $m2, $m2, $mzero, 0
</#if>
    // Six bits at the top of a word, so that a sum outside -32..31 overflows.
<#if scale??>
    setzi   $m5, ${(scale + 64) % 64}
<#elseif coefficientsScale??>
    setzi   ${scaleB}, ${(coefficientsScale + 64) % 64}
</#if>
    shl     ${scaleB}, ${scaleB}, 26
    shl     $m5, $m5, 26
</#if>
    put     $FP_ICTL, $m3                   // ${(rounding == "nearest")?then("nearest even", "stochastic rounding")}, overflow ${(overflow == "nan")?then("gives NaN", "saturates")}
<#if !(scale?? && coefficientsScale??)>
    add     $m7, $m5, ${scaleB}
</#if>
</#macro>

<#--
  The first feed of a call; its loads fill the time that the sum of the scales takes. Six bits hold no sum
  outside -32..31: a trap in place of wrong numbers.
-->
<#macro fp8Feed>
<#if scale?? && coefficientsScale??>
    put     $FP_ISCL, $m7
<@feed.feed interleaved=interleaved/>
<#else>
<@feed.feed interleaved=interleaved columns=feed.unitOfColumn[0..3]/>
    xor     $m5, $m5, $m7
    xor     ${scaleB}, ${scaleB}, $m7
    shrs    $m7, $m7, 26
<@feed.feed interleaved=interleaved columns=feed.unitOfColumn[4..7]/>
    and     $m5, $m5, ${scaleB}
    put     $FP_ISCL, $m7
<@feed.feed interleaved=interleaved columns=feed.unitOfColumn[8..]/>
    brneg   $m5, .Lscales_do_not_fit
</#if>
</#macro>

<#macro fp8Trap>
<#if fp8 && !(scale?? && coefficientsScale??)>
.Lscales_do_not_fit:
    trap    0
</#if>
</#macro>

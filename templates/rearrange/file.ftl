<#-- The frame of a layout kernel: one launch of six workers. -->
<#import "../lib/file.ftl" as file>
<#assign entry = entries[0]>
<#assign hasSource = layoutKernel != "fill">

<#macro opening>
<@file.head kernel=kernel manifest=manifestLine>
<#nested>
<#if method == "accumulator">
// Method accumulator: what f16v4istacc and f16v4stacc do is derived from published kernels, not documented.
</#if>
<#if hasSource>
// State: word 0 source, word 1 target.
// Placement: ${(placement == "separate")?then("source and target in different elements", "any")}. <#rt>
<#else>
// State: word 0 target. <#rt>
</#if>
<#lt>Layouts: docs/kernels/layout.md.
</@file.head>
<@file.supervisorEntry symbol=entry.symbol/>
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size ${entry.symbol}, . - ${entry.symbol}

<@file.workers name=kernel + "_workers"/>
.Lbegin:
</#macro>

<#macro ending>
    exitz   $mzero

</#macro>

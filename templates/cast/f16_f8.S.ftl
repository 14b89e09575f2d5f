<#--
  Cast of f16 to FP8 on f16v8tof8: eight halves, two quads, become one quad of bytes.

    linear   n values, n a multiple of 8
    packed   R rows of C columns: two panels of R rows x 16 halves become one panel of R rows x 32 bytes

  A worker walks vectors of eight values. The schedules, one file each:
    one_bundle.ftl   source in interleaved memory: both quads of a vector in one bundle
    two_bundle.ftl   source and target in separate elements of any memory: one quad a bundle
    plain.ftl        where some worker has too little for a pipeline
    widest.ftl       scale -32, which $FP_SCL cannot hold negated
-->
<#import "../lib/file.ftl" as file>
<#include "plan.ftl">
<#include "one_bundle.ftl">
<#include "two_bundle.ftl">
<#include "plain.ftl">
<#include "widest.ftl">
<#assign entry = entries[0]>
<@file.head kernel=kernel manifest=manifestLine>
<#if packed>
// ${rows} rows x ${columns} columns, f16 panels of 16 to ${to?upper_case} panels of 32; <#rt>
<#else>
// ${elements} values, f16 to ${to?upper_case}; <#rt>
</#if>
<#lt>overflow: ${(overflow == "nan")?then("NaN", "saturates")}; scale: ${scaled?then(scale?c, "from the target's metadata")}.
// State: word 0 source, word 1 target, word 2 address of the target's metadata byte.
// Placement: ${(placement == "interleaved")?then("source in interleaved memory, target in another element", "source and target in different elements")}. Layouts: docs/kernel-abi.md.
</@file.head>
<@file.supervisorEntry symbol=entry.symbol/>
    setzi   $m1, .Lbegin
    runall  $m1, $m0, 0
    sync    TEXCH_SYNCZONE_LOCAL
    br      $lr
    .size ${entry.symbol}, . - ${entry.symbol}

<@file.workers name=kernel + "_workers" stack=scaled?then(0, 8)/>
<@begin/>
<#if !allWidest>
<#if plainOnly>
<@plain/>
<#elseif placement == "interleaved">
<@oneBundle/>
<#else>
<@twoBundle/>
</#if>
</#if>
<#if allWidest || !scaled>
<@widest/>
</#if>

<@plan/>
<@file.foot/>

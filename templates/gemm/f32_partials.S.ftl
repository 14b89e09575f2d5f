<#--
  GEMM with f32 partials and output: C = A x B on f16v4sisoamp (f16 operands) or f32sisov2amp (f32).

  A row of C is 64 bytes a panel of 16 columns. f16 operands: an AMP instruction gives 8 of the columns, so
  each panel of B goes in two halves, with a launch for each; a worker streams its rows of A, 32 bytes each,
  twice. f32 operands: a panel of B holds 8 inner, and a row of A is 64 bytes, of which a round takes half.

  The bodies of the workers:
    stream.ftl    f16 operands, 3 rows or more
    stream32.ftl  f32 operands, 3 rows or more
    few.ftl       f16 operands, 1 or 2 rows, unrolled
    one32.ftl, two32.ftl  f32 operands, 1 or 2 rows, unrolled
-->
<#import "../lib/file.ftl" as file>
<#import "feed.ftl" as feed>
<#include "variant.ftl">
<#include "supervisor.ftl">
<#include "stream.ftl">
<#include "stream32.ftl">
<#include "few.ftl">
<#include "one32.ftl">
<#include "two32.ftl">
<#include "wide_plan.ftl">
<@file.head kernel=kernel manifest=manifestLine>
<@opening/>
</@file.head>
<@supervisor/>
<@file.workers name=kernel + "_workers"/>
<@begin/>
<@turns/>
<#list bodies as rows>
<#if initial>
<#if rows == 3><@largeInit/><#elseif halves><@fewInit rows=rows/><#elseif rows == 1><@oneInit32/><#else><@twoInit32/></#if>
</#if>
<#if adds>
<#if rows == 3><@largeGroup/><#elseif halves><@fewGroup rows=rows/><#elseif rows == 1><@oneGroup32/><#else><@twoGroup32/></#if>
</#if>
</#list>
<#if idle>
.Lidle:
    exitz   $mzero
</#if>

<@plan/>
<@file.foot/>

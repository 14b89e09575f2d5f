<#-- R rows of K elements to panels of R rows x 32 bytes, K padded with zeros. -->
<#assign inner = columns>
<#assign outerStride = sourceStride>
<#assign partStep = rows * 32>
<#include "panels.ftl">
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to ${parts} panels of ${rows} rows x ${partElements}.
</@opening>
<#assign period = cutPeriod()>
<#assign groups = quotient(rows, period)>
<#assign shares = share([stretch(groups, 0, period * sourceStride * size, 0, period * 32)])>
<@gather label="words" shares=shares body=cutRow between=nextRow period=period sourceStep=sourceStride * size
    rest=rows % period restSource=groups * period * sourceStride * size restTarget=groups * period * 32/>
<@ending/>
<#if groups gt 0>
<@pieceTable "words" shares/>
</#if>
<@file.foot/>

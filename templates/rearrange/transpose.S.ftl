<#-- R x C to C x R. -->
<#include "rows.ftl">
<#macro transposedRow row>
<@seek row * size/>
<@run rows/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to columns ${targetStride} apart.
</@opening>
<#assign elementStride = sourceStride>
<@rowsByWords transposedRow columns rows size/>
<@finish/>
<@file.foot/>

<#-- Copy of R rows of C elements to rows of another stride. -->
<#include "rows.ftl">
<#macro copyRow row>
<@seek row * sourceStride * size/>
<@run columns/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows ${targetStride} apart.
</@opening>
<@rowsByWords copyRow rows columns sourceStride * size/>
<@file.foot/>

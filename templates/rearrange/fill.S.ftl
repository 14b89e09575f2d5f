<#-- R rows of C elements of one value. -->
<#include "rows.ftl">
<#macro fillRow row>
<@padding columns/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${targetStride} apart, filled with ${fill}.
</@opening>
<@rowsByWords fillRow rows columns 0/>
<@file.foot/>

<#-- Copy of R rows of C elements to rows of `width` elements, the rest filled. -->
<#include "rows.ftl">
<#macro padRow row>
<@seek row * sourceStride * size/>
<@run columns/>
<@padding width - columns/>
</#macro>
<@opening>
// ${rows} rows of ${columns} elements of ${bits} bits, ${sourceStride} apart, to rows of ${width}, ${targetStride} apart,
// the rest ${fill}.
</@opening>
<@rowsByWords padRow rows width sourceStride * size/>
<@file.foot/>

<#--
  What the words of the manifest entry come to in the text: the instruction, its phases, and which kinds of
  rounds there are. R streamed rows: the rows of C, or, swapped, its columns.
-->
<#assign fp8 = precision?starts_with("f1") && precision != "f16" && precision != "f16-f32">
<#assign amp = fp8?then("f8v8hihov4amp", "f16v4hihov4amp")>
<#assign P = fp8?then("TAMP_F8V8_E4_P", "TAMP_F16V4_E4_P")>
<#assign formats = {"f143": 3, "f152": 0, "f143-f152": 2}[precision]!0>
<#assign innerGroup = fp8?then(32, 16)>
<#assign interleaved = (weights == "interleaved")>
<#assign swapped = (orientation == "swapped")>

<#-- initial: rounds that start from nothing. groups: rounds after the first of a column panel. adds: rounds that read C. -->
<#assign initial = (mode == "initialize")>
<#assign groups = kGroups gt 1>
<#assign adds = groups || !initial>
<#assign panelCounts = entries?map(e -> e.coefficientPanels)>
<#assign panelsMost = panelCounts?max>
<#assign mixedPanels = panelCounts?min != panelsMost>
<#assign columnLoop = panelsMost gt 1 || batch gt 1>
<#assign nextFirst = mixedPanels || batch gt 1>
<#assign rowsText = "[0, " + entries?map(e -> e.rows?c)?join("), [0, ") + ")">

<#macro opening>
// C[r][c] ${initial?then("=", "+=")} sum over k of A[r][k] * B[k][c], ${fp8?then(precision?upper_case + " to f16", "f16")}, for r in ${rowsText}, k < ${inner}, c < ${columns}.
<#if swapped>
// Swapped: B streams through the AMP as the left operand, A is the coefficients, and C is stored transposed.
</#if>
<#if batch gt 1>
// ${batch} products, each operand's one after the other.
</#if>
<#if fp8>
// State: word 0 A, word 1 its metadata, word 2 B (coefficients), word 3 its metadata, word 4 C. Layouts: docs/kernel-abi.md.
<#else>
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
</#if>
// ${kGroups * panelsMost} panel rounds${(batch gt 1)?then(" a product", "")}: ${panelsMost} of 16 ${swapped?then("rows", "columns")}, each ${kGroups} of ${innerGroup} inner.
</#macro>

<#--
  What the words of the manifest entry come to in the text: the instruction, its phases, and which kinds of
  rounds there are. R streamed rows: the rows of C, or, swapped, its columns.
-->
<#assign amp = {"f16": "f16v4hihov4amp", "f16-f32": "f16v4sisoamp", "f32": "f32sisov2amp"}[precision]!"f8v8hihov4amp">
<#assign P = {"f16": "TAMP_F16V4_E4_P", "f16-f32": "TAMP_F16V4_E4_P", "f32": "TAMP_F32_E4_P"}[precision]!"TAMP_F8V8_E4_P">
<#-- halves: a round feeds 8 of a panel's 16 columns. -->
<#assign halves = (precision == "f16-f32")>
<#assign rowEnd = halves?then(1, 0)>
<#assign rounds = (precision == "f32")?then(2 * kGroups, kGroups)>
<#assign formats = {"f143": 3, "f152": 0, "f143-f152": 2}[precision]!0>
<#assign innerGroup = fp8?then(32, (precision == "f32")?then(8, 16))>
<#assign interleaved = (weights == "interleaved")>
<#assign swapped = (orientation == "swapped")>

<#-- initial: rounds that start from nothing. groups: rounds after the first of a column panel. adds: rounds that read C. -->
<#assign initial = (mode == "initialize")>
<#assign groups = rounds gt 1>
<#assign adds = groups || !initial>
<#-- retained: accumulators carry rows from launch to launch, so the last round of a column panel is another. -->
<#assign retained = (accumulators == "retained")>
<#assign loopGroups = rounds gt retained?then(2, 1)>
<#assign panelCounts = entries?map(e -> e.coefficientPanels)>
<#assign panelsMost = panelCounts?max>
<#assign mixedPanels = panelCounts?min != panelsMost>
<#assign columnLoop = panelsMost gt 1 || batch gt 1>
<#assign nextFirst = mixedPanels || batch gt 1>
<#assign rowsText = "[0, " + entries?map(e -> e.rows?c)?join("), [0, ") + ")">

<#macro opening>
// C[r][c] ${initial?then("=", "+=")} sum over k of A[r][k] * B[k][c], ${fp8?then(precision?upper_case + " to f16", wide?then(precision?keep_before("-") + " to f32", "f16"))}, for r in ${rowsText}, k < ${inner}, c < ${columns}.
<#if swapped>
// Swapped: B streams through the AMP as the left operand, A is the coefficients, and C is stored transposed.
</#if>
<#if retained>
// Accumulators are retained between launches: this rests on an undocumented property of the tile.
</#if>
<#if batch gt 1>
// ${batch} products, each operand's one after the other.
</#if>
<#if fp8>
// State: word 0 A, word 1 its metadata, word 2 B (coefficients), word 3 its metadata, word 4 C. Layouts: docs/kernel-abi.md.
<#else>
// State: word 0 A, word 1 B (coefficients), word 2 C. Layouts, alignment and placement: docs/kernel-abi.md.
</#if>
// ${rounds * panelsMost * halves?then(2, 1)} panel rounds${(batch gt 1)?then(" a product", "")}: ${panelsMost * halves?then(2, 1)} of ${halves?then(8, 16)} ${swapped?then("rows", "columns")}, each ${rounds} of ${innerGroup} inner.
</#macro>

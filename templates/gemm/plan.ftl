<#--
  Who does which rows. Six workers share R rows, the first R mod 6 of them one more than the others, so
  none is idle while another has two more. What a worker needs to know of its share stands in a table, a
  line a worker; this file computes the table and the worker's start, which reads it.

  Words of a line:
    start   byte offset of its first row in a panel of A and in a panel of C
    count   turns of the loop (rows - 3)
    jump    bytes from the end of its rows in a panel of A to their start in the next panel; far: a whole panel
    stride  steps that end a round, in 8-byte quads: field 1 takes the partials' address back to where
            the loop starts reading, field 2 the result's address back to the first row, field 3 is 0
    first, column, group   its bodies, where workers differ

  Main registers, kept from launch to launch:
    $m1  partials where the paced reads start        $m6      stride word
    $m3  turns of the loop                            $m7      A, moves with the prologue's loads
    $m4  first row in C of this column panel          $m8      bytes of a panel (R rows of 32)
    $m5  jump; far: first row in this panel of A      $m10:11  packed addresses: A, partials, C
    $m2, $m9  column and group body, where workers differ
  $a7 holds 8 between launches: the ZAACC bit of $FP_CLR.
-->
<#-- The classes of workers that occur, and whether a stride field can step over a worker's rows. -->
<#assign shares = []>
<#list entries as entry>
  <#assign shares += [entry.quotient]>
  <#if entry.remainder gt 0><#assign shares += [entry.quotient + 1]></#if>
</#list>
<#assign idle = shares?seq_contains(0)>
<#assign bodies = []>
<#if shares?seq_contains(1)><#assign bodies += ["one"]></#if>
<#if shares?seq_contains(2)><#assign bodies += ["two"]></#if>
<#if shares?max gt 2><#assign bodies += ["large"]></#if>
<#assign dispatch = bodies?size + idle?then(1, 0) gt 1>
<#assign lateDispatch = dispatch && bodies?join(",") == "one,two" && !idle>
<#assign far = shares?max gt 128>
<#-- Whether any body reads the stride word, and whether there is a launch after the first. -->
<#assign steps = !far || bodies?seq_contains("one") || bodies?seq_contains("two")>
<#assign again = groups || columnLoop>
<#assign keepClear = again?then("setzi $a7, 8", "fnop")>
<#assign pitched = columnLoop || far && adds>
<#assign lineBytes = dispatch?then(32, 16)>

<#function bodyOf rows>
  <#return (rows == 0)?then("idle", (rows == 1)?then("one", (rows == 2)?then("two", "large")))>
</#function>

<#function field quads>
  <#return (quads + 1024) % 1024>
</#function>

<#function stride rows>
  <#if rows gt 2>
    <#return far?then(0, field(6 - 4 * rows) + 1024 * field(1 - 4 * rows))>
  </#if>
  <#return (rows == 2)?then(field(-3) + 1024 * field(-1), 0)>
</#function>

<#-- The worker's start: finds its line, then goes to the first round of its body. -->
<#macro begin>
<#list entries as entry>
.Lbegin_r${entry.rows}:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m1, ${(".Lplan_r" + entry.rows?c)?right_pad(27)} ; fnop }
<#if pitched>
    { setzi $m8, ${(entry.streamedRows * 32)?c?right_pad(27)} ; fnop }
</#if>
<#if entry?has_next>
    { bri   .Lbegin                          ; fnop }
</#if>
</#list>
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, ${dispatch?then(5, 4)}                      ; fnop }
    { ld32  $m2, $m1, $m0, 0                 ; fnop }   // start
<#if bodies?seq_contains("large")>
    { ld32  $m3, $m1, $m0, 1                 ; fnop }   // count
</#if>
<#if adds>
<#if !initial || steps>
    { ld32  $m5, $m1, $m0, 2                 ; fnop }   // jump
</#if>
<#if steps>
    { ld32  $m6, $m1, $m0, 3                 ; fnop }   // stride
</#if>
</#if>
    { ld32  $m7, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m4, $mvertex_base, $mzero, ${fp8?then(4, 2)}    ; fnop }   // C
    { add   $m7, $m7, $m2                    ; fnop }
    { add   $m4, $m4, $m2                    ; fnop }
<#if !initial>
    { sub   $m7, $m7, $m5                    ; fnop }   // every round jumps first
</#if>
<#if dispatch>
<#if adds>
    { ld32  $m9, $m1, $m0, 6                 ; fnop }   // group
</#if>
<#if columnLoop>
    { ld32  $m2, $m1, $m0, 5                 ; fnop }   // column
</#if>
    { ld32  $m0, $m1, $m0, 4                 ; fnop }   // first
    { br    $m0                              ; fnop }
<#elseif columnLoop>
    { bri   ${(".Lfirst_" + bodies[0])?right_pad(32)} ; fnop }
</#if>
</#macro>

<#-- The label that the column round of a body starts at: the shared one where all workers are alike. -->
<#macro columnLabel body>
<#if dispatch>
.Lcolumn_${body}:
<#else>
.Lcolumn:
</#if>
</#macro>

<#macro groupLabel body>
<#if dispatch>
.Lgroup_${body}:
<#else>
.Lgroup:
</#if>
</#macro>

<#-- From the addresses of a first round to the round itself, where it does not follow. -->
<#macro toGroup body>
<#if lateDispatch>
<#if body == "one">
    { bri   .Lgroup                          ; fnop }
</#if>
<#elseif dispatch>
    { bri   ${(".Lgroup_" + body)?right_pad(32)} ; fnop }
</#if>
</#macro>

<#-- Where a worker starts in a further column panel, and in a further product. -->
<#macro turns>
<#if batch gt 1>
<#list entries as entry>
.Lproduct_r${entry.rows}:
    { setzi $m0, ${entry.leftBytes?c?right_pad(27)} ; fnop }
    { add   $m7, $m7, $m0                    ; fnop }
<#if entry?has_next || !dispatch>
    { bri   .Lcolumn                         ; fnop }
</#if>
</#list>
</#if>
<#if columnLoop && dispatch>
.Lcolumn:
    { br    $m2                              ; fnop }
</#if>
</#macro>

<#macro plan>
    .section .rodata.${kernel}_plan, "a"
    .align 4
<#list entries as entry>
.Lplan_r${entry.rows}: // ${dispatch?then("start, count, jump, stride, first, column, group", "start, count, jump, stride")}
<#assign first = 0>
<#list 0..5 as worker>
<#assign rows = entry.quotient + (worker lt entry.remainder)?then(1, 0)>
<#assign kind = bodyOf(rows)>
    .long ${first * 32}, ${(rows gt 3)?then(rows - 3, 0)}, ${(entry.streamedRows - (far && rows gt 2)?then(0, rows)) * 32}, ${stride(rows)}<#if dispatch>, ${(rows == 0)?then(".Lidle", ".Lfirst_" + kind)}, ${(rows == 0)?then(".Lidle", (columnLoop)?then(".Lcolumn_" + kind, "0"))}, ${(rows == 0)?then(".Lidle", adds?then(".Lgroup_" + kind, "0"))}, 0</#if>
<#assign first += rows>
</#list>
</#list>
</#macro>

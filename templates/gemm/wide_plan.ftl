<#--
  Who does which rows with f32 partials, and how a worker gets from round to round. Six workers share R
  rows, the first R mod 6 of them one more than the others.

  Words of a worker's line: byte offset of its first row in a panel of A, the same in C, turns of its loop
  (rows - 3), body of a first round, body of a round that adds.

  Main registers, kept from launch to launch:
    $m1, $m2  body of a first round, of a round that adds     $m5  first row in A, of this group
    $m3       turns of the loop                               $m7  first row in A, of the first group
    $m4       first row in C, of this panel or half           $m8  bytes of a panel of A
    $m6       stride word
    $m9       f16 operands: body of the second half's round; f32: bytes to the next group
  $a7 holds 8 between launches: the ZAACC bit of $FP_CLR.

  Stride word: field 1 = 5 quads, from the last quad of a row to the next row 64 bytes on; f32 also
  field 2 = 2, every other partial, and field 3 = 0.
-->
<#assign aRow = (precision == "f32")?then(64, 32)>
<#assign strideWord = (precision == "f32")?then(5 + 2 * 1024, 5)>
<#assign shares = []>
<#list entries as entry>
  <#assign shares += [entry.quotient]>
  <#if entry.remainder gt 0><#assign shares += [entry.quotient + 1]></#if>
</#list>
<#assign idle = shares?seq_contains(0)>
<#assign bodies = []>
<#list 1..2 as rows><#if shares?seq_contains(rows)><#assign bodies += [rows]></#if></#list>
<#if shares?max gt 2><#assign bodies += [3]></#if>
<#assign large = bodies?seq_contains(3)>
<#assign again = groups || columnLoop || halves>
<#assign keepClear = again?then("setzi $a7, 8", "fnop")>

<#function bodyOf rows round>
  <#return (rows == 0)?then(".Lidle", ".L" + round + "_" + [rows, 3]?min)>
</#function>

<#macro begin>
<#list entries as entry>
.Lbegin_r${entry.rows}:
    { get   $m0, $WSR                        ; setzi $a7, 8 }
    { setzi $m9, ${(".Lplan_r" + entry.rows?c)?right_pad(27)} ; fnop }
<#if groups || columnLoop || !initial>
    { setzi $m8, ${(entry.streamedRows * aRow)?c?right_pad(27)} ; fnop }
</#if>
<#if entry?has_next>
    { bri   .Lbegin                          ; fnop }
</#if>
</#list>
.Lbegin:
    { and   $m0, $m0, CSR_W_WSR__CTXTID_M1__MASK ; fnop }
    { shl   $m0, $m0, 5                      ; fnop }
    { ld32  $m7, $mvertex_base, $mzero, 0    ; fnop }   // A
    { ld32  $m1, $m9, $m0, 0                 ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 2    ; fnop }   // C
    { ld32  $m2, $m9, $m0, 1                 ; fnop }
    { add   $m7, $m7, $m1                    ; fnop }
<#if large>
    { ld32  $m3, $m9, $m0, 2                 ; fnop }   // turns
</#if>
    { add   $m4, $m4, $m2                    ; fnop }
<#if initial>
    { ld32  $m1, $m9, $m0, 3                 ; fnop }
</#if>
<#if adds>
    { ld32  $m2, $m9, $m0, 4                 ; fnop }
</#if>
<#if large || precision == "f32" && bodies?seq_contains(2)>
    { setzi $m6, ${strideWord?c?right_pad(27)} ; fnop }
</#if>
<#if columnLoop>
    { bri   .Lfirst                          ; fnop }
</#if>
</#macro>

<#-- The starts of the rounds, which end in a branch to the body. -->
<#assign firstBody = initial?then("$m1", "$m2")>
<#macro turns>
<#if batch gt 1>
<#list entries as entry>
.Lproduct_r${entry.rows}:
    { setzi $m0, ${entry.leftBytes?c?right_pad(27)} ; fnop }
    { add   $m7, $m7, $m0                    ; fnop }
<#if entry?has_next>
    { bri   .Lcolumn                         ; fnop }
</#if>
</#list>
</#if>
<#if columnLoop>
.Lcolumn:
    { add   $m4, $m4, $m8                    ; fnop }
<#if halves>
    { add   $m4, $m4, $m8                    ; fnop }
    { add   $m4, $m4, -32                    ; fnop }
</#if>
.Lfirst:
</#if>
<#if halves>
    { mov   $m9, ${firstBody}                         ; fnop }
    { mov   $m5, $m7                         ; fnop }
<#elseif initial>
<#if groups>
    { setzi $m9, 32                          ; fnop }   // the second half of the first panel's rows
</#if>
    { mov   $m5, $m7                         ; fnop }
<#else>
    { add   $m9, $m8, -32                    ; fnop }   // every round steps first
    { sub   $m5, $m7, $m9                    ; fnop }
</#if>
    { br    ${firstBody}                              ; fnop }
<#if halves>
.Lsecond:
    { add   $m4, $m4, 32                     ; fnop }
    { br    $m9                              ; fnop }
</#if>
<#if groups>
.Lgroup:
<#if halves>
    { add   $m5, $m5, $m8                    ; fnop }
    { add   $m4, $m4, -32                    ; fnop }
<#if initial>
    { mov   $m9, $m2                         ; fnop }
</#if>
</#if>
    { br    $m2                              ; fnop }
</#if>
</#macro>

<#macro largeInit>
    .align 8
.Lfirst_3:
<#if precision == "f32">
<@initStream32/>
<#else>
    { mov   $m0, $m5                         ; uput $FP_CLR, $a7 }
    { ld64step $a0:1, $mzero, $m0+=, 1       ; fnop }
<#list 0..3 as step>
    { ld64step $a0:1, $mzero, $m0+=, 1       ; ${amp} $azeros, $a0:1, $azeros, ${P}${step} }
</#list>
    { ld64step $a0:1, $mzero, $m0+=, 1       ; ${amp} $a4:5, $a0:1, $azeros, ${P}0 }
    { tapack $m10:11, $m0, $m4, $m4          ; fnop }
<@initStream returns="$m6"/>
    { st64pace $a4:5, $m10:11+=, $m6, 0           ; ${keepClear} }
    exitz   $mzero
</#if>
</#macro>

<#macro largeGroup>
    .align 8
.Ladd_3:
<#if precision == "f32">
<@groupStream32/>
<#else>
    { ld128 $a0:3, $m4, $mzero, 0            ; uput $FP_CLR, $a7 }
    { ld128 $a4:7, $m4, $mzero, 1            ; ${amp} $azeros, $azeros, $a0:1, ${P}1 }
    { add   $m0, $m4, 72                     ; ${amp} $azeros, $azeros, $a2:3, ${P}1 }   // row 1, quad 1
    { tapack $m10:11, $m5, $m0, $m4          ; fnop }
<@groupStream returns="$m6" back=0/>
    { st64pace $a0:1, $m10:11+=, $m6, 0           ; ${keepClear} }
    exitz   $mzero
</#if>
</#macro>

<#macro plan>
    .section .rodata.${kernel}_plan, "a"
    .align 4
<#list entries as entry>
.Lplan_r${entry.rows}: // A, C, turns, body of a first round, body of a round that adds
<#assign first = 0>
<#list 0..5 as worker>
<#assign rows = entry.quotient + (worker lt entry.remainder)?then(1, 0)>
    .long ${first * aRow}, ${first * 64}, ${(rows gt 3)?then(rows - 3, 0)}, ${initial?then(bodyOf(rows, "first"), "0")}, ${adds?then(bodyOf(rows, "add"), "0")}, 0, 0, 0
<#assign first += rows>
</#list>
</#list>
</#macro>

<#--
  Rows of a row-major source as they come: loads as wide as the row's alignment allows, no pipeline.
  Serves rows that start at a multiple of 2 or 4 bytes, and the last panel of rows that end inside it,
  whose missing columns become zero.

  $m2 = the row, $m4 = the target.
-->
<#-- A value instruction that a load makes possible issues beside the next main instruction. -->
<#assign pending = "fnop">
<#macro issue main aux="fnop">
<@bundle main=main aux=pending/>
<#assign pending = aux>
</#macro>
<#-- An aux instruction that waits for no load. -->
<#macro free aux>
<#if pending == "fnop"><#assign pending = aux><@flush/><#else><@issue main="nop" aux=aux/></#if>
</#macro>
<#macro flush><#if pending != "fnop"><@issue main="nop"/></#if></#macro>

<#--
  The first ${values} halves of eight into $a0:3, zeros behind them; first = index of the first one from $m2.
-->
<#macro halves first values align=8>
<#list 0..1 as quad>
<#if align == 8 && values gte 4 * quad + 4>
<@issue main="ld64 $a" + 2 * quad + ":" + (2 * quad + 1) + ", $m2, $mzero, " + (first / 4 + quad)/>
<#else>
<#list 0..1 as half>
<#local word = 2 * quad + half>
<#local at = first + 2 * word>
<#local left = values - 2 * word>
<#if left lte 0>
<@free aux="mov $a" + word + ", $azero"/>
<#elseif left == 1>
<@issue main="ldb16 $a" + word + ", $m2, $mzero, " + at aux="sort4x16lo $a" + word + ", $a" + word + ", $azero"/>
<#elseif align gte 4>
<@issue main="ld32 $a" + word + ", $m2, $mzero, " + at / 2/>
<#else>
<@issue main="ldb16 $a" + word + ", $m2, $mzero, " + at/>
<@issue main="ldb16 $a" + (6 + word % 2) + ", $m2, $mzero, " + (at + 1) aux="sort4x16lo $a" + word + ", $a" + word + ", $a" + (6 + word % 2)/>
</#if>
</#list>
</#if>
</#list>
<@flush/>
</#macro>

<#-- One row of 32 values, the first ${valid} of them loaded. -->
<#macro looseRow valid ops>
<#local align = aligned?then(8, (rowBytes % 4 == 0)?then(4, 2))>
<#list 0..3 as v>
<#local count = [valid - 8 * v, 0]?max>
<#if count == 0>
    { st64step $azeros, $mzero, $m4+=, 1     ; fnop }
<#else>
<@halves first=8 * v values=[count, 8]?min align=align/>
<@auxes ops/>
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
</#if>
</#list>
    { add   $m2, $m2, $m6                    ; fnop }
</#macro>

<#macro looseRun name="loose" ops=narrowing>
<@bundle main="setzi $m6, " + rowBytes/>
<@pieces name=name ahead=0 pointers=["$m2"]>
<@looseRow valid=32 ops=ops/>
</@pieces>
</#macro>

<#-- What the run leaves: zeros beside a half panel, or the panel that the rows end in. -->
<#macro edges ops>
<#if hasEdge>
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { ld32  $m5, $m1, $m0, 6                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<#if rowMajor>
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m5, $m1, $m0, 5                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
<@bundle main="setzi $m6, " + rowBytes/>
</#if>
    { ld32  $m3, $m1, $m0, 7                 ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#if rowMajor>
<@looseRow valid=edgeColumns ops=ops/>
<#else>
    { st64step $azeros, $mzero, $m4+=, 1     ; fnop }
    { st64step $azeros, $mzero, $m4+=, 3     ; fnop }
</#if>
2:
</#if>
</#macro>

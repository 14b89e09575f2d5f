<#--
  Rows of a row-major source as they come: exactly their values, in loads as wide as their alignment allows.
  Serves rows that start at a multiple of 2 or 4 bytes, and the last panel of rows that end inside it, whose
  missing columns become zero. Any placement: one access a bundle, and nothing between them; the store of a
  vector goes out behind the loads of the next one.

  $m2 = the source, $m4 = the target, $m6 = step of a row's last load to the next row.
-->
<#-- Instructions of the value pipeline that wait for a load: each issues beside a later main instruction. -->
<#assign waiting = []>
<#macro issue main>
<#if waiting?size == 0>
<@bundle main=main/>
<#else>
<@bundle main=main aux=waiting[0]/>
<#assign waiting = waiting[1..]>
</#if>
</#macro>
<#macro flush><#list 0..<waiting?size as w><@issue main="nop"/></#list></#macro>

<#-- One load of a vector: the instruction without its step, its bytes, and what follows it. -->
<#function load main bytes then=""><#return {"main": main, "bytes": bytes, "then": then}></#function>

<#-- The loads that bring the first <count> of eight halves to $a0:3. -->
<#function loadsOf count align>
  <#local loads = []>
  <#list 0..1 as quad>
    <#if align == 8 && count gte 4 * quad + 4>
      <#local loads += [load("ld64step $a" + 2 * quad + ":" + (2 * quad + 1), 8)]>
    <#else>
      <#list [2 * quad, 2 * quad + 1] as word>
        <#local a = "$a" + word>
        <#local left = count - 2 * word>
        <#if left == 1>
          <#local loads += [load("ldb16step " + a, 2, "sort4x16lo " + a + ", " + a + ", $azero")]>
        <#elseif left gt 1 && align gte 4>
          <#local loads += [load("ld32step " + a, 4)]>
        <#elseif left gt 1>
          <#local upper = "$a" + (6 + word % 2)>
          <#local loads += [load("ldb16step " + a, 2), load("ldb16step " + upper, 2, "sort4x16lo " + a + ", " + a + ", " + upper)]>
        </#if>
      </#list>
    </#if>
  </#list>
  <#return loads>
</#function>

<#-- Registers of a vector that no load fills. -->
<#function zerosOf count>
  <#local first = ceilDiv(count, 2)>
  <#local ops = []>
  <#list first..<4 as word><#local ops += ["mov $a" + word + ", $azero"]></#list>
  <#return ops>
</#function>

<#assign rowAlign = aligned?then(8, (rowBytes % 4 == 0)?then(4, 2))>
<#function vectorsOf valid><#return ceilDiv(valid, 8)></#function>
<#function inVector v valid><#return [valid - 8 * v, 8]?min></#function>

<#-- The step of the last load of a row, in units of that load. -->
<#function rowEnd valid>
  <#local last = loadsOf(inVector(vectorsOf(valid) - 1, valid), rowAlign)?last>
  <#return (rowBytes - 2 * valid) / last.bytes + 1>
</#function>

<#-- Loads vector v of a row; the one before it is converted beside the first load and stored behind them. -->
<#macro loose v valid previous>
<#local count = inVector(v, valid)>
<#local loads = loadsOf(count, rowAlign)>
<#list loads as l>
<#local main = l.main + ", $mzero, $m2+=, " + (l?is_last && v == vectorsOf(valid) - 1)?then("$m6", "1")>
<#if l?is_first && previous>
<@bundle main=main aux=narrowing[0]/>
<#else>
<@issue main=main/>
</#if>
<#if l.then != ""><#assign waiting += [l.then]></#if>
<#if l?is_first><#assign waiting += zerosOf(count)></#if>
</#list>
<#if previous>
<@issue main="st64step $a4:5, $mzero, $m4+=, 1"/>
<#if v == 0><@noColumns valid=valid/></#if>
</#if>
<@flush/>
</#macro>

<#-- Vectors of a row that lie behind its columns. -->
<#macro noColumns valid>
<#list vectorsOf(valid)..<4 as v>
<@issue main="st64step $azeros, $mzero, $m4+=, 1"/>
</#list>
</#macro>

<#-- All rows of a worker, $m3 of them and at least one. -->
<#macro looseRows name valid jumps=false>
<@bundle main="setzi $m6, " + rowEnd(valid)/>
<#list 0..<vectorsOf(valid) as v>
<@loose v=v valid=valid previous=v gt 0/>
</#list>
<#if jumps>
<@pieces name=name ahead=1 pointers=["$m2"]>
<#list 0..<vectorsOf(valid) as v>
<@loose v=v valid=valid previous=true/>
</#list>
</@pieces>
<#else>
    { add   $m3, $m3, -1                     ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<#list 0..<vectorsOf(valid) as v>
<@loose v=v valid=valid previous=true/>
</#list>
2:
</#if>
<@auxes narrowing/>
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
<@noColumns valid=valid/>
</#macro>

<#-- The same for scale -32, vector by vector, down to no row. -->
<#macro looseWidest name valid jumps=false>
<@bundle main="setzi $m6, " + rowEnd(valid)/>
<#if jumps>
<@pieces name=name ahead=0 pointers=["$m2"]>
<@widestRow valid=valid/>
</@pieces>
<#else>
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
<@widestRow valid=valid/>
2:
</#if>
</#macro>

<#macro widestRow valid>
<#list 0..<vectorsOf(valid) as v>
<@loose v=v valid=valid previous=false/>
<@auxes doubling + narrowing/>
    { st64step $a4:5, $mzero, $m4+=, 1       ; fnop }
</#list>
<@noColumns valid=valid/>
</#macro>

<#-- What the run leaves: zeros beside a half panel, or the panel that the rows end in. -->
<#macro edges widest=false>
<#if hasEdge>
    { setzi $m1, .Lplan                      ; fnop }
    { ld32  $m4, $mvertex_base, $mzero, 1    ; fnop }
    { ld32  $m5, $m1, $m0, 6                 ; fnop }
    { add   $m4, $m4, $m5                    ; fnop }
<#if zeros>
    { ld32  $m3, $m1, $m0, 7                 ; fnop }
    { rpt   $m3, (2f - 1f) / 8 - 1           ; fnop }
1:
    { st64step $azeros, $mzero, $m4+=, 1     ; fnop }
    { st64step $azeros, $mzero, $m4+=, 3     ; fnop }
2:
<#else>
    { ld32  $m2, $mvertex_base, $mzero, 0    ; fnop }
    { ld32  $m5, $m1, $m0, 5                 ; fnop }
    { add   $m2, $m2, $m5                    ; fnop }
    { ld32  $m3, $m1, $m0, 7                 ; fnop }
<#if widest>
<@looseWidest name="widest_edge" valid=edgeColumns/>
<#else>
<#if rows lt 6>
    { brz   $m3, .Lend                       ; fnop }
</#if>
<@looseRows name="edge" valid=edgeColumns/>
<#if rows lt 6>
.Lend:
</#if>
</#if>
</#if>
</#if>
</#macro>

<#-- The first halves of a tail, $m2 at the first one; zeros behind them. -->
<#macro halves count>
<#list loadsOf(count, 8) as l>
<@issue main=l.main + ", $mzero, $m2+=, 1"/>
<#if l.then != ""><#assign waiting += [l.then]></#if>
<#if l?is_first><#assign waiting += zerosOf(count)></#if>
</#list>
<@flush/>
</#macro>

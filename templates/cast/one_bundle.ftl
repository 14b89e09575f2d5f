<#--
  Source in interleaved memory. Address 0 walks the even quads, address 1 the odd ones, always eight bytes
  apart and so in different memories of the pair; the result of the vector before goes out in the same
  bundle, to another element. A vector a bundle.

  Stride word: field 1 = 2 quads, the next vector; field 2 = 3 for the store, the next row of a packed
  panel, or sourceStride/4 - 6 for the loads, the next row of a row-major source.
-->
<#assign rowStep = rowMajor?then(sourceStride / 4 - 6, packed?then(3, 0))>
<#assign strides = 2 + ((rowStep + 1024) % 1024) * 1024>
<#function loadField i><#return (rowMajor && i % 4 == 3)?then(2, 1)></#function>
<#function storeField i><#return (packed && i % 2 == 1)?then(2, 0)></#function>

<#macro oneBundle>
    { setzi $m6, ${strides?string?right_pad(28)}; fnop }
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $m5, $m4          ; fnop }
<#list 0..<[2, rowVectors]?max as i>
<#local loads = loadField(i) * 5>
<#if i == 0>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, ${loads?string?right_pad(6)}; fnop }
<#elseif i == 1>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, ${loads?string?right_pad(6)}; ${convert} }
<#else>
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, ${(loads + 16 * storeField(i - 2))?string?right_pad(4)}; ${convert} }
</#if>
</#list>
<@pieces name="one" ahead=linear?then(2, 1) pointers=["$m10", "$m11"]>
<#list 0..<rowVectors as i>
    { ld2xst64pace $a0:3, $a4:5, $m10:11+=, $m6, ${(loadField(i) * 5 + 16 * storeField(i + rowVectors - 2))?string?right_pad(4)}; ${convert} }
</#list>
</@pieces>
    { st64pace $a4:5, $m10:11+=, $m6, ${storeField(rowVectors - 2)}              ; ${convert} }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
</#macro>

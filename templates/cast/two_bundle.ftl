<#--
  Source and target in separate elements of any memory: one load a bundle. Even quads come by packed
  address 0 together with the store, odd quads by a stepped load. A vector in two bundles.

  Stride word as in one_bundle.ftl; $m1 = its row step for the odd quads of a row-major source.
-->
<#macro twoBundle>
    { setzi $m6, ${strides?string?right_pad(28)}; fnop }
<#if rowMajor>
    { setzi $m1, ${rowStep?string?right_pad(28)}; fnop }
</#if>
    { add   $m5, $m2, 32                     ; fnop }
    { add   $m7, $m2, 40                     ; fnop }
    { tapack $m10:11, $m5, $m5, $m4          ; fnop }
    { ld64  $a0:1, $m2, $mzero, 0                    ; fnop }
    { ld64  $a2:3, $m2, $mzero, 1                    ; fnop }
    { ld64  $a0:1, $m2, $mzero, 2                    ; ${convert} }
    { ld64  $a2:3, $m2, $mzero, 3                    ; fnop }
<#if rowVectors gt 2>
<#list 2..<rowVectors as i>
<@quads load=i store=i - 2/>
</#list>
</#if>
<@pieces name="two" ahead=linear?then(2, 1) pointers=["$m10", "$m7"]>
<#list 0..<rowVectors as i>
<@quads load=i store=i + rowVectors - 2/>
</#list>
</@pieces>
    { st64pace $a4:5, $m10:11+=, $m6, ${storeField(rowVectors - 2)}              ; ${convert} }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
</#macro>

<#macro quads load store>
    { ldst64pace $a0:1, $a4:5, $m10:11+=, $m6, ${(loadField(load) + 4 * storeField(store))?string?right_pad(6)}; ${convert} }
    { ld64step $a2:3, $mzero, $m7+=, ${(loadField(load) == 2)?then("$m1", "2")?right_pad(16)}; fnop }
</#macro>

<#--
  Source in interleaved memory, target anywhere: both quads of a vector in one bundle as in one_bundle.ftl,
  the store in a bundle of its own. A vector in two bundles.
-->
<#macro pairs>
    { setzi $m6, ${strides?string?right_pad(28)}; fnop }
    { add   $m5, $m2, 8                      ; fnop }
    { tapack $m10:11, $m2, $m5, $m4          ; fnop }
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, ${(loadField(0) * 5)?string?right_pad(6)}; fnop }
<#if rowVectors gt 1>
<#list 1..<rowVectors as i>
<@pair load=i store=i - 1/>
</#list>
</#if>
<@pieces name="pairs" ahead=1 pointers=["$m10", "$m11"]>
<#list 0..<rowVectors as i>
<@pair load=i store=i + rowVectors - 1/>
</#list>
</@pieces>
    { nop                                            ; ${convert} }
    { st64pace $a4:5, $m10:11+=, $m6, 0              ; fnop }
</#macro>

<#macro pair load store>
    { ld2x64pace $a0:1, $a2:3, $m10:11+=, $m6, ${(loadField(load) * 5)?string?right_pad(6)}; ${convert} }
    { st64pace $a4:5, $m10:11+=, $m6, ${storeField(store)}              ; fnop }
</#macro>

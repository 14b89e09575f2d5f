<#--
  The coefficient feed: one panel of 16 inner by 16 columns, 512 bytes from $CCCSLOAD on, into $CWEI.
  An entry is unit * 4 + phase. Column c of the panel is served by the unit that delivers lane c of the
  result, so columns 0..15 go to units 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15, and the four 64-bit words
  of a column to the phases 0..3.
-->
<#assign unitOfColumn = [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15]>
<#-- The instructions with one result pair take 8 columns, in units 0 to 7. -->
<#assign unitOfHalf = 0..7>
<#macro feed interleaved columns=unitOfColumn>
<#list columns as unit>
<#if interleaved>
    ld128putcs ${unit * 4}
    ld128putcs ${unit * 4 + 2}
<#else>
    ld64putcs ${unit * 4}
    ld64putcs ${unit * 4 + 1}
    ld64putcs ${unit * 4 + 2}
    ld64putcs ${unit * 4 + 3}
</#if>
</#list>
</#macro>

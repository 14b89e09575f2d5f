<#--
  Cast of f32 to f16 on f32v4tof16, linear: four floats, two quads, become one quad of halves. The schedules
  are those of f16 to FP8, which also turn two quads into one; a vector holds four values.
-->
<#import "../lib/file.ftl" as file>
<#include "share.ftl">
<#include "frame.ftl">
<#include "pieces.ftl">
<#include "one_bundle.ftl">
<#include "two_bundle.ftl">
<#include "pairs.ftl">
<#include "single.ftl">
<#include "tail.ftl">
<#include "schedule.ftl">
<@opening/>
<#if !idle>
<@begin/>
<@schedule/>
.Ldone:
<@tail name="out"; n>
<#list 0..<n as i>
<@bundle main="ld32 $a" + i + ", $m2, $mzero, " + i aux=(i == 0)?then("mov $a3, $azero", "fnop")/>
</#list>
<#list n..<3 as i>
<@bundle aux="mov $a" + i + ", $azero"/>
</#list>
<@bundle aux=convert/>
</@tail>
<@end/>
<@closing/>
</#if>
<@file.foot/>

<#--
  What every emitted assembly file has: licence, origin, the guard against the host compiler.
  @head kernel=name manifest=line  ...text of the opening comment...
-->
<#macro head kernel manifest>
// SPDX-License-Identifier: 0BSD
// ${kernel}.S, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: ${manifest}
// ipukern-lint: strict
//
<#nested>
#ifdef __IPU__
#include "poplar/StackSizeDefs.hpp"
#include "poplar/TileConstants.hpp"

</#macro>

<#macro foot>
#endif // __IPU__
</#macro>

<#-- Opens the section of a supervisor entry point. -->
<#macro supervisorEntry symbol stack=0>
DEF_STACK_USAGE ${stack} ${symbol}
    .section .text.${symbol}, "ax"
    .globl ${symbol}
    .type ${symbol}, @function
    .align 8
    .supervisor
${symbol}:
</#macro>

<#-- Opens the section of worker code that supervisor entries launch by label. -->
<#macro workers name stack=0>
DEF_STACK_USAGE ${stack} .text.${name}
    .section .text.${name}, FUNCTION_IS_WORKER
    .align 8
    .worker
</#macro>

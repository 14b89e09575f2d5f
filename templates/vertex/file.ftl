<#-- What every emitted vertex file has. -->
<#macro head kernel manifest>
// SPDX-License-Identifier: 0BSD
// ${kernel}.cpp, emitted by ipukern: edit the template or the manifest, not this file.
// ipukern-manifest: ${manifest}
//
<#nested>
</#macro>

<#--
  On the IPU the entry symbol comes from the assembly file; on the CPU and model targets compute() runs.
-->
<#macro external>
#if defined(__IPU__)
#define IPUKERN_EXTERNAL true
#else
#define IPUKERN_EXTERNAL false
#endif
</#macro>

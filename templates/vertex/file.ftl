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

<#--
  Rounds a float to the nearest half, ties to even; the result is a float, so that it is right too
  where a half is kept as one. Magnitudes that round beyond 65504 are the caller's.
-->
<#macro nearestHalf>
// The nearest number that a half can hold. CPU and model targets may keep a half as a float, which
// rounds nothing by itself.
inline float nearestHalf(float value) {
  if (!(std::fabs(value) > 0)) {
    return std::isnan(value) ? NAN : value;
  }
  int exponent = std::ilogb(value);
  exponent = exponent < -14 ? -14 : exponent;  // subnormals share the step of the first binade
  return std::ldexp(std::nearbyint(std::ldexp(value, 10 - exponent)), exponent - 10);
}
</#macro>

# SPDX-License-Identifier: 0BSD
# kernels.cmake, emitted by ipukern: edit the template or the manifest, not this file.
#
# Needs CMake 3.20 or newer. In a project:
#
#   include(kernels-out/kernels.cmake)
#   ipukern_generate(kernel-sources MANIFEST kernels.json)   # only if the generator is to run in the build
#   ipukern_kernels(kernels)
#   add_dependencies(my-program kernels)
#
# ipukern_kernels(<target> [GP_DIR <folder>] [POPC <program>] [TARGETS <list>] [FLAGS <option>...])
#   compiles each kernel with popc into <folder>/<kernel>.gp, and only what changed. Folder:
#   <binary dir>/ipukern-gp; program: popc on the path; targets with commas: ipu21,cpu; options: -O3. The target's
#   property IPUKERN_GP lists the .gp files.
#
# ipukern_generate(<target> MANIFEST <file> [IPUKERN <program>])
#   writes the folder of this file anew when the manifest, a template or the tool is newer. A kernel
#   whose files stay the same is not compiled again.
cmake_minimum_required(VERSION 3.20)

set_property(GLOBAL PROPERTY "IPUKERN_KERNELS ${CMAKE_CURRENT_LIST_DIR}"
  cast_f143_f143_linear_n2144_any_sat
  cast_f143_f152_linear_n2144_any_sat
  cast_f143_f16_linear_n8320_separate_sat
  cast_f143_f16_packed_164x384_separate_sat
  cast_f152_f143_linear_n2144_any_sat
  cast_f152_f152_linear_n2144_any_sat
  cast_f152_f16_linear_n2144_separate_sat
  cast_f16_f143_linear_n1712_interleaved_sat
  cast_f16_f143_linear_n1712_separate_sat
  cast_f16_f143_linear_n2144_any_sat
  cast_f16_f143_linear_n2144_interleaved_sat
  cast_f16_f143_linear_n2144_separate_sat
  cast_f16_f143_linear_n5832_interleaved_sat
  cast_f16_f143_linear_n5832_separate_sat
  cast_f16_f143_linear_n592_interleaved_sat
  cast_f16_f143_linear_n592_separate_sat
  cast_f16_f143_linear_n8320_interleaved_sat
  cast_f16_f143_linear_n8320_separate_sat
  cast_f16_f143_packed_164x384_interleaved_sat
  cast_f16_f143_packed_164x384_separate_sat
  cast_f16_f143_packed_288x32_interleaved_sat
  cast_f16_f143_packed_288x32_separate_sat
  cast_f16_f143_rowmajor_164x384_interleaved_sat
  cast_f16_f143_rowmajor_164x384_separate_sat
  cast_f16_f152_linear_n1712_separate_sat
  cast_f32_f143_linear_n2144_any_sat
  cast_f32_f152_linear_n2144_any_sat
  cast_f32_f16_linear_n2144_interleaved_sat
  gemm_f143_init_int_k128_c64_r244
  gemm_f143_init_int_k128_c80_r57
  gemm_f143_init_int_k160_c128_r122
  gemm_f143_init_int_k192_c160_r82
  gemm_f143_init_int_k96_c16_r364_r365
  gemm_f143_init_int_k96_c48_r146
  gemm_f143_init_std_k96_c16_r364_r365
  gemm_f16_init_int_k128_c64_r244
  gemm_f16_init_int_k128_c80_r57
  gemm_f16_init_int_k160_c128_r122
  gemm_f16_init_int_k192_c160_r82
  gemm_f16_init_int_k64_c64_packed_r128
  gemm_f16_init_int_k80_c16_r364_r365
  gemm_f16_init_int_k80_c16_retained_r364_r365
  gemm_f16_init_int_k80_c80_r81
  gemm_f16_init_int_k96_c16_r364_r365
  gemm_f16_init_int_k96_c48_r146
  gemm_f16_init_std_k80_c16_r364_r365
  gemm_f16_init_std_k80_c16_retained_r364_r365
  gemm_f16_init_std_k80_c768_r7_r8
  gemm_f16_init_std_k80_c768_swapped_r7_r8
  gemm_f16_init_std_k96_c16_r364_r365
  layout_coefficients_from_rows_b16_16x80_separate_cxk
  layout_coefficients_from_rows_b16_80x16_separate
  layout_coefficients_from_rows_b16_80x16_separate_acc
  layout_copy_b16_8x736_separate_ts768
  layout_fill_b16_8x736_separate_lowest
  layout_pad_b16_8x729_separate_w736_neginf_ss736
  layout_panels_from_rows_b16_164x384_separate
  layout_rows_from_panels_b16_8x729_separate_w736_neginf
  layout_rows_from_panels_b16_8x736_separate
  layout_transpose_b16_96x96_separate
  layout_transpose_b16_96x96_separate_acc
  layout_transpose_b32_96x96_separate
)

# What is not used is refused: a misspelt keyword or a list with blanks would compile for other targets.
macro(ipukern_all_used function)
  if(arg_UNPARSED_ARGUMENTS)
    list(JOIN arg_UNPARSED_ARGUMENTS " " unused)
    message(FATAL_ERROR "${function}: not known here: ${unused}")
  endif()
  list(REMOVE_ITEM arg_KEYWORDS_MISSING_VALUES FLAGS)
  if(arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "${function}: no value of: ${arg_KEYWORDS_MISSING_VALUES}")
  endif()
endmacro()

function(ipukern_kernels target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "GP_DIR;POPC;TARGETS" "FLAGS")
  ipukern_all_used(ipukern_kernels)
  if(NOT arg_GP_DIR)
    set(arg_GP_DIR "${CMAKE_CURRENT_BINARY_DIR}/ipukern-gp")
  endif()
  if(NOT arg_TARGETS)
    set(arg_TARGETS "ipu21,cpu")
  endif()
  if(NOT DEFINED arg_FLAGS)
    set(arg_FLAGS -O3)
  endif()
  if(NOT arg_POPC)
    find_program(IPUKERN_POPC popc REQUIRED DOC "The SDK's compiler for codelets")
    set(arg_POPC "${IPUKERN_POPC}")
  endif()
  set(from "${CMAKE_CURRENT_FUNCTION_LIST_DIR}")
  get_property(kernels GLOBAL PROPERTY "IPUKERN_KERNELS ${from}")
  file(MAKE_DIRECTORY "${arg_GP_DIR}")
  set(made "")
  foreach(kernel IN LISTS kernels)
    set(gp "${arg_GP_DIR}/${kernel}.gp")
    add_custom_command(
      OUTPUT "${gp}"
      COMMAND "${arg_POPC}" ${arg_FLAGS} "--target=${arg_TARGETS}" -o "${gp}"
              "${from}/${kernel}.cpp" "${from}/${kernel}.S"
      DEPENDS "${from}/${kernel}.cpp" "${from}/${kernel}.S"
      COMMENT "popc ${kernel}"
      VERBATIM)
    list(APPEND made "${gp}")
  endforeach()
  add_custom_target(${target} ALL DEPENDS ${made})
  set_property(TARGET ${target} PROPERTY IPUKERN_GP ${made})
  get_property(generator GLOBAL PROPERTY "IPUKERN_GENERATOR ${from}")
  if(generator)
    add_dependencies(${target} ${generator})
  endif()
endfunction()

function(ipukern_generate target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MANIFEST;IPUKERN" "")
  ipukern_all_used(ipukern_generate)
  if(NOT arg_MANIFEST)
    message(FATAL_ERROR "ipukern_generate: MANIFEST <file> is missing")
  endif()
  get_filename_component(arg_MANIFEST "${arg_MANIFEST}" ABSOLUTE)
  if(NOT arg_IPUKERN)
    find_program(IPUKERN_PROGRAM ipukern REQUIRED DOC "The generator of the kernels")
    set(arg_IPUKERN "${IPUKERN_PROGRAM}")
  endif()
  set(to "${CMAKE_CURRENT_FUNCTION_LIST_DIR}")
  set(stamp "${CMAKE_CURRENT_BINARY_DIR}/${target}.stamp")
  set(run "${arg_IPUKERN}" generate -m "${arg_MANIFEST}" -o "${to}" --depfile "${stamp}.d")
  # A changed manifest may name other kernels: the list of rules below then has to be made anew.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${arg_MANIFEST}")
  if("${arg_MANIFEST}" IS_NEWER_THAN "${stamp}")
    execute_process(COMMAND ${run} RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(NOT result EQUAL 0)
      message(FATAL_ERROR "ipukern generate failed (${result}):\n${said}")
    endif()
    file(TOUCH "${stamp}")
    include("${to}/kernels.cmake")
  endif()
  get_property(kernels GLOBAL PROPERTY "IPUKERN_KERNELS ${to}")
  set(written "")
  foreach(kernel IN LISTS kernels)
    list(APPEND written "${to}/${kernel}.cpp" "${to}/${kernel}.S")
  endforeach()
  add_custom_command(
    OUTPUT "${stamp}"
    BYPRODUCTS ${written}
    COMMAND ${run}
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${arg_MANIFEST}"
    DEPFILE "${stamp}.d"
    COMMENT "ipukern generate"
    VERBATIM)
  add_custom_target(${target} DEPENDS "${stamp}")
  set_property(GLOBAL PROPERTY "IPUKERN_GENERATOR ${to}" ${target})
endfunction()

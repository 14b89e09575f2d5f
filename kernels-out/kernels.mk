# SPDX-License-Identifier: 0BSD
# kernels.mk, emitted by ipukern: edit the template or the manifest, not this file.
#
# For GNU make. Compiles each kernel with popc into a .gp file of its own, and only what changed:
#   make -f kernels-out/kernels.mk
# or from a makefile of yours: include kernels-out/kernels.mk, and let what loads the .gp files depend on
# them. With IPUKERN_MANIFEST the generator runs first if the manifest, a template or the tool is newer.
# Folders may have spaces, the makefile that includes this one included.
#
#   IPUKERN_OUT       folder of the .gp files (ipukern-gp)
#   IPUKERN_TARGETS   what popc compiles for (ipu21,cpu)
#   POPC, POPCFLAGS   compiler and its options (popc, -O3)
#   IPUKERN_MANIFEST  manifest of these kernels (none)
#   IPUKERN           the generator (ipukern)
#   IPUKERN_DIR       folder of this file (found from MAKEFILE_LIST; runs of spaces need it)

IPUKERN_KERNELS := \
  cast_f143_f143_linear_n2144_any_sat \
  cast_f143_f152_linear_n2144_any_sat \
  cast_f143_f16_linear_n8320_separate_sat \
  cast_f143_f16_packed_164x384_separate_sat \
  cast_f152_f143_linear_n2144_any_sat \
  cast_f152_f152_linear_n2144_any_sat \
  cast_f152_f16_linear_n2144_separate_sat \
  cast_f16_f143_linear_n1712_interleaved_sat \
  cast_f16_f143_linear_n1712_separate_sat \
  cast_f16_f143_linear_n2144_any_sat \
  cast_f16_f143_linear_n2144_interleaved_sat \
  cast_f16_f143_linear_n2144_separate_sat \
  cast_f16_f143_linear_n5832_interleaved_sat \
  cast_f16_f143_linear_n5832_separate_sat \
  cast_f16_f143_linear_n592_interleaved_sat \
  cast_f16_f143_linear_n592_separate_sat \
  cast_f16_f143_linear_n8320_interleaved_sat \
  cast_f16_f143_linear_n8320_separate_sat \
  cast_f16_f143_packed_164x384_interleaved_sat \
  cast_f16_f143_packed_164x384_separate_sat \
  cast_f16_f143_packed_288x32_interleaved_sat \
  cast_f16_f143_packed_288x32_separate_sat \
  cast_f16_f143_rowmajor_164x384_interleaved_sat \
  cast_f16_f143_rowmajor_164x384_separate_sat \
  cast_f16_f152_linear_n1712_separate_sat \
  cast_f32_f143_linear_n2144_any_sat \
  cast_f32_f152_linear_n2144_any_sat \
  cast_f32_f16_linear_n2144_interleaved_sat \
  gemm_f143_init_int_k128_c64_r244 \
  gemm_f143_init_int_k128_c80_r57 \
  gemm_f143_init_int_k160_c128_r122 \
  gemm_f143_init_int_k192_c160_r82 \
  gemm_f143_init_int_k96_c16_r364_r365 \
  gemm_f143_init_int_k96_c48_r146 \
  gemm_f143_init_std_k96_c16_r364_r365 \
  gemm_f16_init_int_k128_c64_r244 \
  gemm_f16_init_int_k128_c80_r57 \
  gemm_f16_init_int_k160_c128_r122 \
  gemm_f16_init_int_k192_c160_r82 \
  gemm_f16_init_int_k64_c64_packed_r128 \
  gemm_f16_init_int_k80_c16_r364_r365 \
  gemm_f16_init_int_k80_c16_retained_r364_r365 \
  gemm_f16_init_int_k80_c80_r81 \
  gemm_f16_init_int_k96_c16_r364_r365 \
  gemm_f16_init_int_k96_c48_r146 \
  gemm_f16_init_std_k80_c16_r364_r365 \
  gemm_f16_init_std_k80_c16_retained_r364_r365 \
  gemm_f16_init_std_k80_c768_r7_r8 \
  gemm_f16_init_std_k80_c768_swapped_r7_r8 \
  gemm_f16_init_std_k96_c16_r364_r365 \
  layout_coefficients_from_rows_b16_16x80_separate_cxk \
  layout_coefficients_from_rows_b16_80x16_separate \
  layout_coefficients_from_rows_b16_80x16_separate_acc \
  layout_copy_b16_8x736_separate_ts768 \
  layout_fill_b16_8x736_separate_lowest \
  layout_pad_b16_8x729_separate_w736_neginf_ss736 \
  layout_panels_from_rows_b16_164x384_separate \
  layout_rows_from_panels_b16_8x729_separate_w736_neginf \
  layout_rows_from_panels_b16_8x736_separate \
  layout_transpose_b16_96x96_separate \
  layout_transpose_b16_96x96_separate_acc \
  layout_transpose_b32_96x96_separate

IPUKERN_OUT ?= ipukern-gp
IPUKERN_TARGETS ?= ipu21,cpu
POPC ?= popc
POPCFLAGS ?= -O3
IPUKERN ?= ipukern

ipukern_none :=
ipukern_space := $(ipukern_none) $(ipukern_none)
ipukern_escape = $(subst $(ipukern_space),\ ,$(1))
# The longest tail of MAKEFILE_LIST that is a file: a folder with spaces is several words there.
ipukern_self = $(if $(wildcard $(call ipukern_escape,$(strip $(1)))),$(strip $(1)),$(if $(word 2,$(1)),$(call ipukern_self,$(wordlist 2,$(words $(1)),$(1)))))
IPUKERN_DIR ?= $(patsubst kernels.mk,.,$(patsubst %/kernels.mk,%,$(call ipukern_self,$(MAKEFILE_LIST))))
IPUKERN_DIR := $(IPUKERN_DIR)
ipukern_dir := $(call ipukern_escape,$(IPUKERN_DIR))
ipukern_out := $(call ipukern_escape,$(IPUKERN_OUT))

# Every .gp file, spaces escaped.
IPUKERN_GP := $(foreach kernel,$(IPUKERN_KERNELS),$(ipukern_out)/$(kernel).gp)

.DELETE_ON_ERROR:
.PHONY: ipukern-kernels
ipukern-kernels: $(IPUKERN_GP)

define ipukern_rule
$(ipukern_out)/$(1).gp: $(ipukern_dir)/$(1).cpp $(ipukern_dir)/$(1).S
	@mkdir -p '$$(IPUKERN_OUT)'
	$$(POPC) $$(POPCFLAGS) --target=$$(IPUKERN_TARGETS) -o '$$(IPUKERN_OUT)/$(1).gp' '$$(IPUKERN_DIR)/$(1).cpp' '$$(IPUKERN_DIR)/$(1).S'
endef
$(foreach kernel,$(IPUKERN_KERNELS),$(eval $(call ipukern_rule,$(kernel))))

ifdef IPUKERN_MANIFEST
$(ipukern_out)/ipukern.stamp: $(call ipukern_escape,$(IPUKERN_MANIFEST))
	@mkdir -p '$(IPUKERN_OUT)'
	$(IPUKERN) generate -m '$(IPUKERN_MANIFEST)' -o '$(IPUKERN_DIR)' --depfile '$(IPUKERN_OUT)/ipukern.stamp.d'
	@touch '$(IPUKERN_OUT)/ipukern.stamp'
-include $(ipukern_out)/ipukern.stamp.d
# The generator leaves the time of a file whose bytes do not change.
$(foreach kernel,$(IPUKERN_KERNELS),$(ipukern_dir)/$(kernel).cpp $(ipukern_dir)/$(kernel).S) $(ipukern_dir)/kernels.mk: $(ipukern_out)/ipukern.stamp ;
endif

// Every line with a mistake; the rest still counts.
	.text
first:	nop
	add	$m16, $m0, 1
	f16v4addd $a0:1, $a2:3, $a4:5
	ld32step $m0, $mzero, $m1, 1
	{ nop ; fnop ; fnop }
first:	bri	frist
	.glob	first
	setzi	$m0, 8 / (4 - 4)
.macro TWICE what
	\what
	\what
.endm
	TWICE oops
.if 1

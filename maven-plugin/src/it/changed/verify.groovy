def log = new File(basedir, 'build.log').text
assert log.contains('1 of 2 kernels made, 1 unchanged; files: 2 new, 5 changed, 2 removed')
def names = new File(basedir, 'kernels-out').list().toList()
assert names.contains('cast_f16_f143_linear_n144_separate_sat.S')
assert !names.any { it.contains('_n48_') }

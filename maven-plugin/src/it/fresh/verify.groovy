def out = new File(basedir, 'kernels-out')
assert new File(out, 'cast_f16_f143_linear_n96_separate_sat.S').text.contains('.supervisor')
assert new File(out, 'cast_f16_f143_linear_n48_separate_sat.cpp').isFile()
assert new File(out, 'cycles.json').text.count('"symbol"') == 2
def log = new File(basedir, 'build.log').text
assert log.contains('2 of 2 kernels made, 0 unchanged; files: 13 new, 0 changed, 0 removed')
assert log.contains('2 kernels, 2 entry points: 2 passed')

def log = new File(basedir, 'build.log').text
assert log.contains('nothing was written')
assert log.contains('G08 the assembly of cast_f16_f143_linear_n96_separate_sat defines no global symbol')
assert log.contains('0 passed, 1 refused')
assert !new File(basedir, 'kernels-out').exists()

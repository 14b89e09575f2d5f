def log = new File(basedir, 'build.log').text
assert log.count('2 of 2 kernels made') == 1
assert log.count('skipped: all 2 kernels are unchanged') == 1

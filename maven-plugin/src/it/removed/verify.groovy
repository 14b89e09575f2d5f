def log = new File(basedir, 'build.log').text
assert log.contains('0 of 1 kernels made, 1 unchanged; files: 0 new, 5 changed, 2 removed')
assert !new File(basedir, 'kernels-out').list().any { it.contains('_n96_') }

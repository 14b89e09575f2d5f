def log = new File(basedir, 'build.log').text
assert log.contains('kernels.json:2:')
assert log.contains("elments")
assert log.contains('nowhere.json: there is no such file')
assert !new File(basedir, 'kernels-out').exists()

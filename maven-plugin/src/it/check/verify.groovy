def log = new File(basedir, 'build.log').text
assert log.contains('nowhere.json: there is no such file')
assert log.contains('launch grew by')
assert log.contains('compared 1 of 1 entry points in 1 kernels: 0 pass, 0 faster, 1 regressed, 0 refused, 0 without verdict; failed')
assert log.contains('within the allowance (up to 100000)')
assert log.contains('1 pass, 0 faster, 0 regressed, 0 refused, 0 without verdict; pass')
assert log.contains("ipukern.allowCycles '9223372036854775807': must be a whole number from 0 to 1000000000000; nearest: 1000000000000")

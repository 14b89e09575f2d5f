// A baseline whose only figure is one cycle, of the versions that the plugin has.
def index = new File(basedir, '../../../../kernels-out/index.json').text
def model = (index =~ /"model": "([^"]+)"/)[0][1]
def table = (index =~ /"table": "([^"]+)"/)[0][1]
def line = '{"cast":{"from":"f16","to":"f143","elements":592,"placement":"separate"}}'
def sha = java.security.MessageDigest.getInstance('SHA-256').digest(line.bytes).encodeHex()
new File(basedir, 'baseline.json').text = """{ "schema": 1, "model": "${model}", "table": "${table}", "entries": [
  { "symbol": "__runCodelet_ipukern__cast_f16_f143_linear_n592_separate_sat", "accepted": 1, "best": 1, "ceiling": 100000,
    "fingerprint": "${sha}", "terms": { "launch": 1 } } ] }
"""
return true

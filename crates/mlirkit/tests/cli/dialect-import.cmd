# Records become a definition file; two dumps are merged; rows are shown as people read them.
cd $T
dump() { echo '{"!instanceof": {"Dialect": ["D"], "Op": ["O"]}, "D": {"name": "toy"}, "O": {"!superclasses": ["Op"], "opDialect": {"def": "D"}, "opName": "'$1'", '$2'}}'; }
dump a '"assemblyFormat": "attr-dict"' > a.json; dump b '"hasCustomAssemblyFormat": 1' > b.json
mlirkit dialect import a.json b.json --notes -o toy.def; cat toy.def
mlirkit dialect check a.json b.json && echo valid
mlirkit dialect show toy toy.b --dialect toy.def
mlirkit dialect show toy.a --dialect a.json --row
printf '%%0 = toy.a {k = toy.b}\ntoy.b\n%%1 = arith.constant 1 : i32\nother.c %%1\n' > m.mlir
mlirkit dialect coverage m.mlir --dialect a.json --dialect b.json
mlirkit dialect show nowhere.op
mlirkit dialect import a.json --only other
printf 'other.c\n' > other.mlir; mlirkit print other.mlir 2>&1 | tail -1

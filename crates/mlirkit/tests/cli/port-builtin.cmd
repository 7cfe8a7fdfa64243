# Builtin features that older releases lack.
printf '"t.x"() {a = loc("x":1:1 to 2:3)} : () -> () loc("y":1:2 to 3:4)\n' > $T/range.mlir
mlirkit port $T/range.mlir --to 19 --text --debuginfo
mlirkit port $T/range.mlir --to 20 --text --debuginfo | grep 'to'
printf '"t.x"() {a = distinct[0]<unit>, b = vector<2x!llvm.ptr>, c = vector<[2]x2xi32>} : () -> ()\n' > $T/features.mlir
for release in 16 19 22; do mlirkit port $T/features.mlir --to $release --text | cut -c1-96; done

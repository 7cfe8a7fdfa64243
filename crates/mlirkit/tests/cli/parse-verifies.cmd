mlirkit parse inputs/wrong-type.mlir -o $T/out.mlirbc
test -e $T/out.mlirbc || echo nothing was written

mlirkit fingerprint inputs/exported.bin inputs/elsewhere.mlirbc
mlirkit opt inputs/strip.mlir --emit-bytecode --emit-bytecode-version=3 -o $T/a.mlirbc
mlirkit strip $T/a.mlirbc --locations --producer --text -o $T/a.mlir
mlirkit fingerprint inputs/strip.mlir $T/a.mlirbc $T/a.mlir --json
sed s/addf/mulf/ inputs/strip.mlir | mlirkit fingerprint
mlirkit fingerprint inputs/syntax.mlir

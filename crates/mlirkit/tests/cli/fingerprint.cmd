mlirkit fingerprint inputs/exported.bin inputs/elsewhere.mlirbc
mlirkit opt inputs/strip.mlir --emit-bytecode --emit-bytecode-version=3 -o $T/a.mlirbc
mlirkit strip $T/a.mlirbc --locations --producer --text -o $T/a.mlir
mlirkit fingerprint inputs/strip.mlir $T/a.mlirbc $T/a.mlir --json
sed s/addf/mulf/ inputs/strip.mlir | mlirkit fingerprint
# Printed text has no group of external resources without entries.
printf '"t.x"() : () -> ()\n{-# external_resources: {a: {}, b: {k: true}} #-}\n' >$T/empty-group.mlir
mlirkit parse $T/empty-group.mlir -o $T/empty-group.mlirbc
mlirkit print $T/empty-group.mlir | mlirkit fingerprint $T/empty-group.mlir $T/empty-group.mlirbc - | cut -d' ' -f1 | uniq | wc -l
mlirkit resources dedupe $T/empty-group.mlir

mlirkit fingerprint inputs/syntax.mlir

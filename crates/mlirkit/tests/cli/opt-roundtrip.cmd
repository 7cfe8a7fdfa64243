mlirkit opt ../../../../examples/kernel.mlir --verify-roundtrip > $T/out && echo loops lose no locations
mlirkit opt inputs/small.mlir --verify-roundtrip --mlir-elide-elementsattrs-if-larger=0 --mlir-print-debuginfo > $T/out && echo what is elided does not count
echo 'func.func @f() { return }' | mlirkit opt --no-implicit-module --verify-roundtrip
mlirkit opt inputs/small.mlir --verify-roundtrip --mlir-print-skip-regions

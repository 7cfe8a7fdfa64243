# Numbers are what LLVM's tools take them for.
mlirkit opt inputs/weights.mlir --mlir-elide-elementsattrs-if-larger=0x3 | grep -c elided
mlirkit opt inputs/weights.mlir --mlir-elide-elementsattrs-if-larger=017 --mlir-print-elementsattrs-with-hex-if-larger=-0b1 | grep -c elided
mlirkit opt inputs/small.mlir --mlir-elide-elementsattrs-if-larger=4294967296
mlirkit opt inputs/small.mlir --mlir-print-elementsattrs-with-hex-if-larger=many
mlirkit opt inputs/small.mlir --mlir-elide-resource-strings-if-larger=
mlirkit opt inputs/small.mlir --emit-bytecode --emit-bytecode-version=0x3

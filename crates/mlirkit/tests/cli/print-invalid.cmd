# Every command prints invalid operations in the generic form, as mlir-opt does.
unverified=--mlir-very-unsafe-disable-verifier-on-parsing
mlirkit opt inputs/invalid.mlir --allow-unregistered-dialect $unverified | tee $T/a.mlir
mlirkit print inputs/invalid.mlir | cmp $T/a.mlir -
mlirkit strip inputs/invalid.mlir --locations --text | cmp $T/a.mlir -
mlirkit opt inputs/invalid.mlir --allow-unregistered-dialect $unverified --emit-bytecode | mlirkit print - | cmp $T/a.mlir -
mlirkit opt inputs/invalid.mlir --allow-unregistered-dialect $unverified --mlir-print-assume-verified | tee $T/b.mlir
mlirkit print inputs/invalid.mlir --assume-verified | cmp $T/b.mlir -

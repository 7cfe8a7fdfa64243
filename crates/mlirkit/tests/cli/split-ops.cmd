mlirkit split inputs/cut.mlir --ops -o $T/ops && ls $T/ops
cat $T/ops/*scf.for.mlir
mlirkit split inputs/cut.mlir --ops=arith -o $T/arith

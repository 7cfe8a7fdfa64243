mlirkit outline inputs/cut.mlir --op scf.for --name loop
mlirkit outline inputs/cut.mlir --op nosuch.op

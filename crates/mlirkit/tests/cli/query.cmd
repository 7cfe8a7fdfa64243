mlirkit query inputs/cut.mlir "count by name"
mlirkit query inputs/cut.mlir "op(\"arith.*\") and in(\"main\") | table path, types, users"
mlirkit query inputs/cut.mlir "filter(op(\"arith.addf\")) | operands" --json
mlirkit query inputs/cut.mlir "symbol(\"leaf\") | callers | count"
mlirkit query inputs/cut.mlir "attr(\"value\") == 0 or type(\"memref<*\")"

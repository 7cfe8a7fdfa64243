mlirkit query inputs/cut.mlir "count by name"
mlirkit query inputs/cut.mlir "op(\"arith.*\") and in(\"main\") | table path, types, users"
mlirkit query inputs/cut.mlir "filter(op(\"arith.addf\")) | operands" --json
mlirkit query inputs/cut.mlir "symbol(\"leaf\") | callers | count"
mlirkit query inputs/cut.mlir "attr(\"value\") == 0 or type(\"memref<*\")"
mlirkit query inputs/cut.mlir count -o $T/count; ls $T

# A name of 70,000 bytes: no column is as wide as that.
printf '"t.%070000d"() : () -> ()\n' 0 > $T/long.mlir
mlirkit query $T/long.mlir 'count by name' | tail -1 | tr -s 0 | tr -s ' '

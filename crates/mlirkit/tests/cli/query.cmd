mlirkit query inputs/cut.mlir "count by name"
mlirkit query inputs/cut.mlir "op(\"arith.*\") and in(\"main\") | table path, types, users"
mlirkit query inputs/cut.mlir "filter(op(\"arith.addf\")) | operands" --json
mlirkit query inputs/cut.mlir "symbol(\"leaf\") | callers | count"
mlirkit query inputs/cut.mlir "attr(\"value\") == 0 or type(\"memref<*\")"
mlirkit query inputs/cut.mlir count -o $T/count; ls $T

# A name of 70,000 bytes: no column is as wide as that.
printf '"t.%070000d"() : () -> ()\n' 0 > $T/long.mlir
mlirkit query $T/long.mlir 'count by name' | tail -1 | tr -s 0 | tr -s ' '

# A function refers to what its body refers to.
mlirkit query inputs/cut.mlir 'symbol("main") | callees | table symbol'

# Sorting, reducing, distinct values; every error shows its place and the names.
mlirkit query inputs/cut.mlir 'top 3 by bytes | table name, types, bytes'
mlirkit query inputs/cut.mlir 'op("arith.*") | sort name | table name, users | unique | sort users desc | limit 2'
mlirkit query inputs/cut.mlir 'op("arith.constant") | max attr("value")'
mlirkit query inputs/cut.mlir 'sum bytes' --json
mlirkit query inputs/cut.mlir 'op("func.func") | table symbol, bytes, attr("none")' --json
mlirkit query inputs/cut.mlir 'symbol("leaf") | callers | functions | table symbol'
mlirkit query inputs/cut.mlir 'unique memory_space'
mlirkit query inputs/cut.mlir 'all | table name, tipes'
mlirkit query inputs/cut.mlir 'all | table name | sort path'
mlirkit query inputs/cut.mlir 'al'
mlirkit query 'count by name' inputs/cut.mlir

# Comparisons with names and memory spaces, and an attribute without quotation marks.
printf 'func.func @f(%%a: memref<4xf32, 3>, %%b: memref<4xf32, 5 : i32>) {\n  return\n}\n' >$T/space.mlir
mlirkit query $T/space.mlir 'memory_space == 3 | table name, memory_space'
mlirkit query $T/space.mlir 'memory_space("5 : i32") and symbol == @f | count'
mlirkit query $T/space.mlir 'dialect != builtin and not dialect(func) | count'
mlirkit query $T/space.mlir 'symbol == f | set("note", array<i32: 1, 2>)'
# Comparisons of each field that is a text.
for query in 'name == arith.addi' 'op != "*.*"' 'types == i32' 'function == @f and operand_types == "i32, i32"' 'in = f | count' 'path == "@f/arith.*"' 'location == "*small.mlir:5:*"' 'types > i32'; do echo "$query"; mlirkit query inputs/small.mlir "$query"; done

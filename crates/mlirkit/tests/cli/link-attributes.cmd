# The attributes of all modules stay; different ones are refused.
printf 'module @a attributes {x.one = 1 : i32, dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @f() { return } }' > $T/a.mlir
printf 'module @b attributes {x.one = 1 : i32, transform.with_named_sequence} { transform.named_sequence @main(%%r: !transform.any_op {transform.readonly}) { transform.yield } }' > $T/b.mlir
printf 'module attributes {x.one = 2 : i32} { func.func @g() { return } }' > $T/c.mlir
mlirkit link $T/a.mlir $T/b.mlir --text
mlirkit link $T/b.mlir $T/a.mlir --text | mlirkit validate -
mlirkit link $T/a.mlir $T/b.mlir $T/c.mlir --text

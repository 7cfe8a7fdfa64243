# The attributes of all modules stay; different ones are refused.
printf 'module @a attributes {x.one = 1 : i32, dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @f() { return } }' > $T/a.mlir
printf 'module @b attributes {x.one = 1 : i32, transform.with_named_sequence} { transform.named_sequence @main(%%r: !transform.any_op {transform.readonly}) { transform.yield } }' > $T/b.mlir
printf 'module attributes {x.one = 2 : i32} { func.func @g() { return } }' > $T/c.mlir
mlirkit link $T/a.mlir $T/b.mlir --text
mlirkit link $T/b.mlir $T/a.mlir --text | mlirkit validate -
mlirkit link $T/a.mlir $T/b.mlir $T/c.mlir --text
# Attributes of modules follow the resources and symbols that are renamed. Distinct attributes of two modules agree.
printf 'module attributes {t.a = dense_resource<k> : tensor<1xi32>} { }\n{-# dialect_resources: { builtin: { k: "0x0400000001000000" } } #-}' > $T/one.mlir
printf 'module attributes {t.b = dense_resource<k> : tensor<1xi32>} { }\n{-# dialect_resources: { builtin: { k: "0x0400000002000000" } } #-}' > $T/two.mlir
mlirkit link $T/one.mlir $T/two.mlir --text
sed 's/t.b/t.a/' $T/two.mlir > $T/other.mlir && mlirkit link $T/one.mlir $T/other.mlir --text
printf 'module { func.func private @f() { return } }' > $T/f.mlir
printf 'module attributes {t.e = @f} { func.func private @f() { "t.x"() : () -> () return } }' > $T/g.mlir
mlirkit link --rename $T/f.mlir $T/g.mlir --text
printf 'module attributes {t.a = distinct[0]<42 : i32>} { func.func @a() { return } func.func @b() { return } }' > $T/d.mlir
mlirkit split $T/d.mlir -o $T/parts && mlirkit link $T/parts/* --text

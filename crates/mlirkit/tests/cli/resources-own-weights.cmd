# An archive that holds the weights of the module is not replaced, and data is never that of another module.
printf 'func.func @%s() {\n  %%0 = arith.constant dense<[%d, 2]> : tensor<2xi32>\n  %%1 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n  return\n}\n' a 1 > $T/a.mlir
mlirkit resources externalize $T/a.mlir --least 8 --to $T/w.safetensors -o $T/small.mlir
mlirkit resources externalize $T/small.mlir --least 8 --to $T/w.safetensors -o $T/again.mlir
mlirkit resources externalize $T/a.mlir --least 12 --to $T/w.safetensors -o $T/small.mlir && echo replaced
ls $T
printf 'func.func @b() {\n  %%0 = arith.constant dense_resource<const0> : tensor<1xi32>\n  return\n}\n{-# dialect_resources: { builtin: { const0: "0x0400000001000000" } } #-}\n' > $T/b.mlir
mlirkit link $T/small.mlir $T/b.mlir

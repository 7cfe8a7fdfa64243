cd "$T"
printf 'func.func @main(%%a: tensor<2xf32>) -> tensor<2xf32> {\n  %%0 = stablehlo.add %%a, %%a : tensor<2xf32>\n  %%1 = arith.addf %%0, %%0 : tensor<2xf32>\n  return %%1 : tensor<2xf32>\n}\n' > mix.mlir
mlirkit translate --serialize --target=1.11.0 --allow-other-dialects mix.mlir -o mix.mlirbc
mlirkit stablehlo explain mix.mlirbc
printf 'func.func @f(%%a: tensor<2xf32>) -> tensor<2xf32> {\n  %%0 = stablehlo.composite "a.b" %%a {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>\n  return %%0 : tensor<2xf32>\n}\nfunc.func private @g(tensor<2xf32>) -> tensor<2xf32>\n' > $T/text.mlir
mlirkit stablehlo explain $T/text.mlir --target=0.17.0
mlirkit stablehlo explain $T/text.mlir --json | grep -E 'kind": "text|oldest'

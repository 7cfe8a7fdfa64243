cd "$T"
printf 'func.func @main(%%a: tensor<2xf32>) -> tensor<2xf32> {\n  %%0 = stablehlo.add %%a, %%a : tensor<2xf32>\n  %%1 = arith.addf %%0, %%0 : tensor<2xf32>\n  return %%1 : tensor<2xf32>\n}\n' > mix.mlir
mlirkit translate --serialize --target=1.11.0 --allow-other-dialects mix.mlir -o mix.mlirbc
mlirkit stablehlo explain mix.mlirbc

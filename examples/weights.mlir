func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense_resource<w0> : tensor<4xf32>
  %1 = stablehlo.constant dense_resource<w1> : tensor<4xf32>
  %2 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %3 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
  %4 = stablehlo.add %x, %0 : tensor<4xf32>
  %5 = stablehlo.add %4, %1 : tensor<4xf32>
  %6 = stablehlo.add %5, %2 : tensor<4xf32>
  %7 = stablehlo.select %3, %6, %x : tensor<4xi1>, tensor<4xf32>
  return %7 : tensor<4xf32>
}
{-#
  dialect_resources: {
    builtin: {
      w0: "0x040000000000803F000000400000404000008040",
      w1: "0x040000000000803F000000400000404000008040"
    }
  }
#-}

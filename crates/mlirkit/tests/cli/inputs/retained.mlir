func.func @main(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = call @helper(%a) {big = "only the main function says so and nobody else does"} : (tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
func.func private @helper(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = arith.constant dense_resource<w> : tensor<1000xf32>
  %1 = call @shared(%a) : (tensor<7xf32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}
func.func private @shared(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = arith.constant dense<1234> : tensor<10xi64>
  return %a : tensor<7xf32>
}
func.func @other(%a: tensor<7xf32>) -> tensor<7xf32> {
  %1 = call @shared(%a) : (tensor<7xf32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}
func.func private @lost(%a: tensor<7xf32>) { return }
{-# dialect_resources: { builtin: { w: "0x04000000ABCDEF0102030405060708090A0B0C0D0E0F" } } #-}

func.func private @helper(%a: tensor<4xf32>) -> tensor<4xf32> attributes {noinline} {
  %0 = math.sqrt %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @one(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @helper(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @two(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @helper(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @helper(%b) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = arith.addf %0, %1 : tensor<4xf32>
  return %2, %1 : tensor<4xf32>, tensor<4xf32>
}

func.func @e(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  %1 = tosa.sigmoid %0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = tosa.reduce_sum %1 axis = 1 : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %3 = tosa.sub %1, %2 : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

func.func @c(%a: tensor<3x4xf32>, %b: tensor<5x4xf32>) -> tensor<8x4xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

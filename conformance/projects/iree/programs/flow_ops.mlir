func.func @f(%a: tensor<16x4xf32>, %i: index) -> (tensor<16x4xf32>, f32, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = flow.tensor.load %a[%i, %c0] : tensor<16x4xf32>
  %s = flow.tensor.slice %a[%i, %c0 for %c4, %c4] : tensor<16x4xf32> -> tensor<4x4xf32>
  %u = flow.tensor.update %s, %a[%c0, %c0] : tensor<4x4xf32> -> %a as tensor<16x4xf32>
  return %u, %v, %s : tensor<16x4xf32>, f32, tensor<4x4xf32>
}

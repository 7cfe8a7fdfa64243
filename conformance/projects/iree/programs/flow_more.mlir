func.func @f(%a: tensor<4x4xf32>, %u: tensor<2x2xf32>, %n: index) -> (tensor<4x4xf32>, tensor<2x2xf32>, f32) {
  %c1 = arith.constant 1 : index
  %0 = flow.tensor.update %u, %a[%c1, %c1] : tensor<2x2xf32> -> %a as tensor<4x4xf32>
  %1 = flow.tensor.slice %0[%c1, %n for %c1, %c1] : tensor<4x4xf32> -> tensor<2x2xf32>
  %2 = flow.tensor.load %0[%c1, %n] : tensor<4x4xf32>
  %3 = flow.tensor.clone %0 : tensor<4x4xf32>
  return %3, %1, %2 : tensor<4x4xf32>, tensor<2x2xf32>, f32
}

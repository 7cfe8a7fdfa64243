func.func @d(%a: tensor<16x16xf32>, %i: tensor<i32>, %u: tensor<2x2xf32>) -> (tensor<4x4xf32>, tensor<16x16xf32>) {
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [4, 4] : (tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<16x16xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<16x16xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<16x16xf32>
}

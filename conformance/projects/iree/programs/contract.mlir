func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<8x3xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %r = linalg.contract indexing_maps = [affine_map<(b, i, k) -> (b, i, k)>, affine_map<(b, i, k) -> (k, i)>, affine_map<(b, i, k) -> (b)>] ins(%a, %b : tensor<2x3x8xf32>, tensor<8x3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @f(%src: tensor<10x16xf32>, %i: tensor<3x1xi32>) -> tensor<3x16xf32> {
  %e = tensor.empty() : tensor<3x16xf32>
  %r = iree_linalg_ext.gather dimension_map = [0] ins(%src, %i : tensor<10x16xf32>, tensor<3x1xi32>) outs(%e : tensor<3x16xf32>) -> tensor<3x16xf32>
  return %r : tensor<3x16xf32>
}

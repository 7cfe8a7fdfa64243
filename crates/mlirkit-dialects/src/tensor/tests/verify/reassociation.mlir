// Of numbers of dimensions, 32 bits are kept.
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tensor.collapse_shape"(%a) <{reassociation = [[4294967296], [1]]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

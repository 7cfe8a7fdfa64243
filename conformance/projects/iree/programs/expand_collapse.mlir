func.func @f(%a: tensor<?x24xf32>) -> tensor<?x2x3x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x24xf32>
  %e = tensor.expand_shape %a [[0], [1, 2, 3]] output_shape [%d, 2, 3, 4] : tensor<?x24xf32> into tensor<?x2x3x4xf32>
  return %e : tensor<?x2x3x4xf32>
}

func.func @t(%a: tensor<32x48x16xf32>) -> tensor<16x32x48xf32> {
  %e = tensor.empty() : tensor<16x32x48xf32>
  %r = linalg.transpose ins(%a : tensor<32x48x16xf32>) outs(%e : tensor<16x32x48xf32>) permutation = [2, 0, 1]
  return %r : tensor<16x32x48xf32>
}

func.func @f(%a: tensor<5xf16>) -> tensor<7x5xf16> {
  %e = tensor.empty() : tensor<5x7xf16>
  %b = linalg.broadcast ins(%a : tensor<5xf16>) outs(%e : tensor<5x7xf16>) dimensions = [1]
  %t = tensor.empty() : tensor<7x5xf16>
  %r = linalg.transpose ins(%b : tensor<5x7xf16>) outs(%t : tensor<7x5xf16>) permutation = [1, 0]
  return %r : tensor<7x5xf16>
}

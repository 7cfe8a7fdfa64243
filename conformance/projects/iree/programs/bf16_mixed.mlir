func.func @m(%a: tensor<32x32xbf16>, %b: tensor<32x32xbf16>) -> tensor<32x32xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %r = linalg.matmul ins(%a, %b : tensor<32x32xbf16>, tensor<32x32xbf16>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>
  %t = arith.truncf %r : tensor<32x32xf32> to tensor<32x32xbf16>
  return %t : tensor<32x32xbf16>
}

func.func @f(%a: tensor<32x64xf8E4M3FNUZ>, %b: tensor<64x32xf8E4M3FNUZ>) -> tensor<32x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %r = linalg.matmul ins(%a, %b : tensor<32x64xf8E4M3FNUZ>, tensor<64x32xf8E4M3FNUZ>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %r : tensor<32x32xf32>
}

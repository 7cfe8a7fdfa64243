func.func @mlp(%x: tensor<4x32xf32>) -> tensor<4x8xf32> {
  %w0 = arith.constant dense<0.01> : tensor<32x64xf32>
  %w1 = arith.constant dense<0.02> : tensor<64x64xf32>
  %w2 = arith.constant dense<0.03> : tensor<64x8xf32>
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x64xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<4x64xf32>) -> tensor<4x64xf32>
  %a = linalg.matmul ins(%x, %w0 : tensor<4x32xf32>, tensor<32x64xf32>) outs(%f0 : tensor<4x64xf32>) -> tensor<4x64xf32>
  %a1 = math.tanh %a : tensor<4x64xf32>
  %b = linalg.matmul ins(%a1, %w1 : tensor<4x64xf32>, tensor<64x64xf32>) outs(%f0 : tensor<4x64xf32>) -> tensor<4x64xf32>
  %b1 = math.tanh %b : tensor<4x64xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %c = linalg.matmul ins(%b1, %w2 : tensor<4x64xf32>, tensor<64x8xf32>) outs(%f2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

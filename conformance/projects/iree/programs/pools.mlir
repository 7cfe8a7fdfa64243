func.func @f(%x: tensor<1x8x8x3xf32>) -> (tensor<1x4x4x3xf32>, tensor<1x7x7x3xf32>) {
  %z = arith.constant 0.0 : f32
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x4x4x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %a = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>) outs(%f : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %g = tensor.empty() : tensor<1x7x7x3xf32>
  %h = linalg.fill ins(%z : f32) outs(%g : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  %b = linalg.pooling_nhwc_min ins(%x, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>) outs(%h : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  return %a, %b : tensor<1x4x4x3xf32>, tensor<1x7x7x3xf32>
}

func.func @f(%x: tensor<1x18x4xf32>, %w: tensor<3x4x8xf32>) -> tensor<1x16x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x16x8xf32>) -> tensor<1x16x8xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %w : tensor<1x18x4xf32>, tensor<3x4x8xf32>) outs(%f : tensor<1x16x8xf32>) -> tensor<1x16x8xf32>
  return %r : tensor<1x16x8xf32>
}

func.func @conv(%i: tensor<2x4x10x10xf32>, %k: tensor<6x4x3x3xf32>) -> tensor<2x6x4x4xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x6x4x4xf32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<2x4x10x10xf32>, tensor<6x4x3x3xf32>) outs(%f : tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  return %r : tensor<2x6x4x4xf32>
}

func.func @dw(%i: tensor<1x11x11x8xf32>, %k: tensor<3x3x8xf32>) -> tensor<1x9x9x8xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x9x9x8xf32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<1x9x9x8xf32>) -> tensor<1x9x9x8xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x11x11x8xf32>, tensor<3x3x8xf32>) outs(%f : tensor<1x9x9x8xf32>) -> tensor<1x9x9x8xf32>
  return %r : tensor<1x9x9x8xf32>
}

func.func @f(%x: tensor<1x6x6x6x2xf32>, %w: tensor<3x3x3x2x4xf32>, %o: tensor<1x4x4x4x4xf32>) -> tensor<1x4x4x4x4xf32> {
  %r = linalg.conv_3d_ndhwc_dhwcf ins(%x, %w : tensor<1x6x6x6x2xf32>, tensor<3x3x3x2x4xf32>) outs(%o : tensor<1x4x4x4x4xf32>) -> tensor<1x4x4x4x4xf32>
  return %r : tensor<1x4x4x4x4xf32>
}

func.func @f(%x: tensor<1x8x8x4xi8>, %w: tensor<3x3x4x8xi8>) -> tensor<1x6x6x8xi32> {
  %z = arith.constant 0 : i32
  %xz = arith.constant -3 : i32
  %wz = arith.constant 5 : i32
  %e = tensor.empty() : tensor<1x6x6x8xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<1x6x6x8xi32>) -> tensor<1x6x6x8xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%x, %w, %xz, %wz : tensor<1x8x8x4xi8>, tensor<3x3x4x8xi8>, i32, i32) outs(%f : tensor<1x6x6x8xi32>) -> tensor<1x6x6x8xi32>
  return %r : tensor<1x6x6x8xi32>
}

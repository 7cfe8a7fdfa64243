func.func @f(%a: tensor<1x4x4x8xf32>) -> (tensor<1x2x2x8xf32>, tensor<1x4x8xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.avg_pool2d %a, %zp, %zp <kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x8xf32>
  %m = tosa.reduce_max %a {axis = 1 : i32} : (tensor<1x4x4x8xf32>) -> tensor<1x1x4x8xf32>
  %s = tosa.const_shape {values = dense<[1, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %m, %s : (tensor<1x1x4x8xf32>, !tosa.shape<3>) -> tensor<1x4x8xf32>
  %t = tosa.tanh %r : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  return %p, %t : tensor<1x2x2x8xf32>, tensor<1x4x8xf32>
}

func.func @f(%a: tensor<4x8xf32>, %c: tensor<i1>, %i: tensor<1x4x4x2xf32>, %q: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x8xf32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%x: tensor<4x8xf32>):
    tosa.yield %x : tensor<4x8xf32>
  } else {
  ^bb0(%x: tensor<4x8xf32>):
    tosa.yield %x : tensor<4x8xf32>
  }
  %1 = tosa.cond_if %c : tensor<i1> -> tensor<4x8xf32> {
    tosa.yield %a : tensor<4x8xf32>
  } else {
    tosa.yield %0 : tensor<4x8xf32>
  }
  %2 = tosa.while_loop (%x = %a) : (tensor<4x8xf32>) -> tensor<4x8xf32> {
    %k = "tosa.const"() <{values = dense<true> : tensor<i1>}> : () -> tensor<i1>
    tosa.yield %k : tensor<i1>
  } do {
  ^bb0(%x: tensor<4x8xf32>):
    tosa.yield %x : tensor<4x8xf32>
  }
  %3 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = tosa.argmax %a {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<4x8xf32>) -> tensor<4xi32>
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.resize %i, %s, %o, %o {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return %2 : tensor<4x8xf32>
}
tosa.variable @v = dense<1.0> : tensor<2xf32>
tosa.variable @w : tensor<2x3xi8>

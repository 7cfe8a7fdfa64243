func.func @f(%a: tensor<4x8xui32>) -> (tensor<4x8xui32>, tensor<4x8xf32>) {
  %i = stablehlo.iota dim = 1 : tensor<4x8xui32>
  %s = stablehlo.shift_right_logical %a, %i : tensor<4x8xui32>
  %o = stablehlo.or %s, %a : tensor<4x8xui32>
  %p = stablehlo.popcnt %o : tensor<4x8xui32>
  %b = stablehlo.bitcast_convert %p : (tensor<4x8xui32>) -> tensor<4x8xf32>
  return %p, %b : tensor<4x8xui32>, tensor<4x8xf32>
}

// Judged by jaxlib 0.10.2.
func.func @f(%x: tensor<4x8xf32>, %y: tensor<4xf32>) {
  %0 = chlo.constant dense<1.0> : tensor<2xf32>
  %1 = chlo.constant {a} dense<1> : tensor<i32>
  %2 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 0>} : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4x8xf32>
  %3 = chlo.broadcast_compare %x, %x {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %4:2 = chlo.top_k(%x, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  %5 = chlo.erf %x : tensor<4x8xf32> -> tensor<4x8xf32>
  %6:2 = chlo.scan(%x) inits (%y) dimension=1 attributes {is_reverse = true} {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %8 = stablehlo.add %a, %b : tensor<4xf32>
    stablehlo.return %8, %8 : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
  %7 = "chlo.constant_like"(%x) <{value = 3.200000e+00 : f32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return
}

func.func private @numbers() attributes {
  a = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>,
  b = [#chlo<precision DEFAULT>]
}

func.func @t() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = arith.addf %a, %a : tensor<2xf32>
  check.expect_almost_eq_const(%b, dense<[2.0, 4.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq(%b, %b) : tensor<2xf32>
  %t = arith.constant 1 : i32
  check.expect_true(%t) : i32
  return
}

func.func @f(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi1>) {
  %0 = stablehlo.atan2 %a, %b : tensor<3x4xf32>
  %1 = stablehlo.cbrt %0 : tensor<3x4xf32>
  %2 = stablehlo.logistic %1 : tensor<3x4xf32>
  %3 = stablehlo.clamp %a, %2, %b : tensor<3x4xf32>
  %4 = stablehlo.round_nearest_even %3 : tensor<3x4xf32>
  %5 = stablehlo.is_finite %4 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  %6 = stablehlo.select %5, %4, %a : tensor<3x4xi1>, tensor<3x4xf32>
  return %6, %5 : tensor<3x4xf32>, tensor<3x4xi1>
}

func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %dead = stablehlo.sine %arg0 : tensor<4xf32>
  %dead2 = stablehlo.add %dead, %arg0 : tensor<4xf32>
  %0 = stablehlo.cosine %arg0 : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %1 = stablehlo.add %c, %0 : tensor<4xf32>
  %c2 = stablehlo.constant dense<2.0> : tensor<4xf32>
  %2 = stablehlo.add %1, %c2 : tensor<4xf32>
  %c3 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %3 = stablehlo.subtract %c3, %2 : tensor<4xf32>
  %c4 = stablehlo.constant dense<9.0> : tensor<4xf32>
  %t = stablehlo.tan %3 : tensor<4xf32>
  %r = "stablehlo.if"(%arg1) ({
     %k = stablehlo.constant dense<3.0> : tensor<4xf32>
     %z = stablehlo.tan %k : tensor<4xf32>
     stablehlo.return %z : tensor<4xf32>
  }, {
     %k = stablehlo.constant dense<3.0> : tensor<4xf32>
     stablehlo.return %k : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %cc = stablehlo.custom_call @foo(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %cd = stablehlo.custom_call @foo(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  return %r, %t : tensor<4xf32>, tensor<4xf32>
}

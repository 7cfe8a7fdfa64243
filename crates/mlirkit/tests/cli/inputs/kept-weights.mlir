func.func @main(%a: tensor<4xf32>, %i: i32) -> tensor<4xf32> {
  %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  "t.x"() {t = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, a = dense_resource<gone> : tensor<2xf32>, z = [dense<[1, 2]> : tensor<2xi32>]} : () -> ()
  cf.switch %i : i32, [default: ^bb1, 7: ^bb1, 9: ^bb1]
^bb1:
  return %2 : tensor<4xf32>
}

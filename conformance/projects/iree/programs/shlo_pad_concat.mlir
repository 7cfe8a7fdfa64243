func.func @f(%a: tensor<2x3xi32>) -> tensor<6x8xi32> {
  %z = stablehlo.constant dense<-1> : tensor<i32>
  %p = stablehlo.pad %a, %z, low = [0, 1], high = [1, 0], interior = [1, 2] : (tensor<2x3xi32>, tensor<i32>) -> tensor<4x8xi32>
  %r = stablehlo.reverse %p, dims = [0, 1] : tensor<4x8xi32>
  %s = stablehlo.slice %r [0:4:2, 0:8] : (tensor<4x8xi32>) -> tensor<2x8xi32>
  %c = stablehlo.concatenate %p, %s, dim = 0 : (tensor<4x8xi32>, tensor<2x8xi32>) -> tensor<6x8xi32>
  return %c : tensor<6x8xi32>
}

func.func @c(%a: tensor<8xcomplex<f32>>, %b: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.multiply %a, %b : tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

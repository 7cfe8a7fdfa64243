func.func @f(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<?x2xcomplex<f64>>) -> (tensor<4xcomplex<f32>>, tensor<?x2xcomplex<f64>>, tensor<4xcomplex<f32>>) {
  %o = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.tan %arg0 : tensor<4xcomplex<f32>>
  %1 = stablehlo.tan %arg1 : tensor<?x2xcomplex<f64>>
  %2 = stablehlo.tan %0 : tensor<4xcomplex<f32>>
  %cc = stablehlo.custom_call @foo(%c) {has_side_effect = true} : (tensor<f32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xcomplex<f32>>, tensor<?x2xcomplex<f64>>, tensor<4xcomplex<f32>>
}
func.func @g(%arg0: tensor<4xf32>, %arg1: tensor<?x2xf32>) -> (tensor<4xf32>, tensor<?x2xf32>) {
  %0 = stablehlo.tan %arg0 {foo = 1 : i32, result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %1 = stablehlo.tan %arg1 {bar = 1 : i32} : tensor<?x2xf32>
  return %0, %1 : tensor<4xf32>, tensor<?x2xf32>
}

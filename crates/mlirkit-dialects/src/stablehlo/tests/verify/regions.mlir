func.func @f(%a: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error @below {{The reduction-region expected to return some value(s)}}
  %0 = "stablehlo.reduce"(%a, %init) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"() : () -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error @below {{'stablehlo.reduce' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'}}
  %0 = "stablehlo.reduce"(%a, %init) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @quantized() -> tensor<1x!quant.uniform<i8:f32, 1.0:3>> {
  %0 = stablehlo.constant() {value = dense<9> : tensor<1xi8>} : () -> tensor<1x!quant.uniform<i8:f32, 1.0:3>>
  return %0 : tensor<1x!quant.uniform<i8:f32, 1.0:3>>
}

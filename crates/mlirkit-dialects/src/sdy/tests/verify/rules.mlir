func.func @f(%a: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=8, j=4}>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{'stablehlo.negate' op operand - mapping rank must match: 1 != 2}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{'stablehlo.negate' op number of results and mappings must match: 1 != 2}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j], [i]) {i=8, j=4}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{'stablehlo.negate' op has factor k=2 that isn't used in operand and result mappings}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=4, k=2}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{'stablehlo.negate' op reduction factor cannot be in result mappings}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=4} reduction={i}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @below {{'stablehlo.negate' op result - cannot reuse factors for the same tensor value}}
  %0 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, i]) {i=8, j=4}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

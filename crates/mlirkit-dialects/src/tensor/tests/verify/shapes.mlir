// Shapes that follow from operands.

func.func @slice(%t: tensor<8x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %t[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<3x4xf32>
  return
}

// -----

func.func @collapse(%t: tensor<2x3x4xi8>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 1 of collapsed type to be static value of 12}}
  %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x3x4xi8> into tensor<2x13xi8>
  return
}

// -----

func.func @pad(%t: tensor<2xf32>, %v: f32) {
  // expected-error @+1 {{specified type 'tensor<6xf32>' does not match the inferred type 'tensor<5xf32>'}}
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32> to tensor<6xf32>
  return
}

// -----

func.func @concat(%a: tensor<2x3xi8>, %b: tensor<2x4xi8>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xi8>, tensor<2x4xi8>) -> tensor<4x3xi8>
  return
}

// -----

// Dimensions of maps are numbers of 32 bits.
func.func @negative(%a: tensor<4x4x4xi8>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  0.}}
  %0 = tensor.collapse_shape %a [[0], [-1, 1, 2]] : tensor<4x4x4xi8> into tensor<4x16xi8>
  return
}

// -----

func.func @more_negative(%a: tensor<4x4x4xi8>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4294967295.}}
  %0 = tensor.collapse_shape %a [[0], [-2, 3]] : tensor<4x4x4xi8> into tensor<4x16xi8>
  return
}

// -----

func.func @wide(%a: tensor<4x4x4xi8>) {
  %0 = tensor.collapse_shape %a [[0], [4294967297, 2]] : tensor<4x4x4xi8> into tensor<4x16xi8>
  return
}

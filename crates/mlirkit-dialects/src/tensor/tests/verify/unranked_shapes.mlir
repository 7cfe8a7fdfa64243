// Where a rank is asked of a tensor without one, upstream finds a large number.
func.func @collapse(%a: tensor<*xi16>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<*xi16> into tensor<?xi16>
  return
}

// -----

func.func @expand(%a: tensor<*xi16>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<2x3xi16>' to have a higher (or same) rank than the collapsed type, 'tensor<*xi16>'.}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<*xi16> into tensor<2x3xi16>
  return
}

// -----

func.func @to_any(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<2x3xi16>' to have a higher (or same) rank than the collapsed type, 'tensor<*xi16>'.}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xi16> into tensor<*xi16>
  return
}

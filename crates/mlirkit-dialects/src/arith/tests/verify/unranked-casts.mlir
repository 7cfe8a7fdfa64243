func.func @from_unranked(%x: tensor<*xi32>) {
  // expected-error@+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %y = "arith.bitcast"(%x) : (tensor<*xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @to_unranked(%x: tensor<2xf16>) {
  // expected-error@+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %y = "arith.extf"(%x) : (tensor<2xf16>) -> tensor<*xf32>
  return
}

// -----

func.func @both_unranked(%x: tensor<*xf16>) {
  // expected-error@+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %y = "arith.extf"(%x) : (tensor<*xf16>) -> tensor<*xf32>
  return
}

// -----

func.func @to_scalar(%x: tensor<*xi32>) {
  // expected-error@+1 {{'arith.trunci' op failed to verify that input and output have the same tensor dimensions}}
  %y = "arith.trunci"(%x) : (tensor<*xi32>) -> i16
  return
}

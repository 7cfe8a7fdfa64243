// Operations with keywords among their attributes have an operand.

func.func @f() {
  // expected-error @+1 {{expected SSA operand}}
  %0 = tosa.reduce_max {axis = 0 : i32} : () -> tensor<1xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected SSA operand}}
  %0 = tosa.argmax () : () -> tensor<1xi32>
  return
}

// -----

// Operands of what has none are forgotten, whatever their types.
func.func @const_shape(%a: tensor<1xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'tosa.const_shape' op requires attribute 'values'}}
  %0 = tosa.const_shape %a, %b : (tensor<1xf32>, tensor<1xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @no_function(%a: tensor<64xi8>) {
  // expected-error @+1 {{custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<64xi8>'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : tensor<64xi8>
  return
}

// -----

func.func @too_few(%a: tensor<64xi8>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : () -> tensor<i32>
  // expected-error @+1 {{custom op 'tosa.argmax' number of operands and types do not match: got 1 operands and 0 types}}
  return
}

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

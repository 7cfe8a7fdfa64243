// A call is checked against the function that it names.

func.func private @f(i32) -> i64

func.func @wrong_number() {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  %0 = "func.call"() {callee = @f} : () -> i64
  return
}

// -----

func.func @nobody() {
  // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
  func.call @g() : () -> ()
  return
}

// -----

func.func @returns(%a: i32) -> i64 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @returns}}
  return %a : i32
}

// -----

func.func private @k() -> i8

func.func @results() {
  // expected-error @+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note @+2 {{op result types: 'i16'}}
  // expected-note @+1 {{function result types: 'i8'}}
  %0 = func.call @k() : () -> i16
  return
}

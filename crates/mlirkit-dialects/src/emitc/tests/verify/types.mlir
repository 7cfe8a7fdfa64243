// What a message says of values, and numbers that C has no type for.

func.func @variable(%a: i64, %b: f32) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  // expected-error @+1 {{variable: %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>}}
  emitc.assign %b : f32 to %v : !emitc.lvalue<i32>
  return
}

// -----

func.func @value(%a: i64, %b: f32) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  // expected-error @+1 {{value: <block argument> of type 'f32' at index: 1}}
  emitc.assign %b : f32 to %v : !emitc.lvalue<i32>
  return
}

// -----

// expected-error @+1 {{!emitc.lvalue must wrap supported emitc type, but got 'tf32'}}
func.func @lvalue(%a: !emitc.lvalue<tf32>) {
  return
}

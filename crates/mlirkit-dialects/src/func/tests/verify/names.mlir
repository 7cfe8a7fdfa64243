func.func @number() {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = func.constant 5 : i32
  return
}

// -----

func.func @float() {
  // expected-error @+1 {{floating point value not valid for specified type}}
  call 5.0() : () -> ()
  return
}

// -----

func.func @elements() {
  // expected-error @+1 {{elements literal must be a shaped type}}
  call dense<5>() : () -> ()
  return
}

// -----

func.func @resource() {
  // expected-error @+1 {{`dense_resource` expected a shaped type}}
  call dense_resource<a>() : () -> ()
  return
}

// -----

func.func @string() {
  // expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call "f"() : () -> ()
  return
}

// -----

func.func @nested() {
  // expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call @f::@g() : () -> ()
  return
}

// -----

// expected-error @+1 {{expected ':'}}
func.func @argument(i32, %a<i32>) {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @mixed(i32, %a: i32) {
  return
}

// -----

func.func @no_name() {
  // expected-error @+1 {{custom op 'foo.' is unknown (tried 'func.foo.' as well)}}
  foo.
  return
}

// -----

func.func @no_name_of_a_dialect() {
  // expected-error @+1 {{custom op 'arith.' is unknown (tried 'func.arith.' as well)}}
  arith.
  return
}

// What has another number inside is forgotten with all of its name.
func.func @f() {
  %0 = "test.a"() : () -> i32
  "test.b"() ({
  ^bb0(%0#1: i32):
    "test.c"(%0) : (i32) -> ()
  }) : () -> ()
  // expected-error @+1 {{use of undeclared SSA value name}}
  "test.d"(%0) : (i32) -> ()
  return
}

// -----

func.func @f() {
  "test.b"() ({
  ^bb0(%0#1: i32):
    // expected-error @+1 {{use of undeclared SSA value name}}
    "test.c"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "test.a"() : () -> i32
  return
}

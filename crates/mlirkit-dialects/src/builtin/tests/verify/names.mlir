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

// -----

// The types of arguments are looked at before what follows.
func.func @f(%i: i1) {
  // expected-note @+1 {{previously used here with type 'i1'}}
  "test.a"(%a) : (i1) -> ()
  cf.br ^bb1
// expected-error @+1 {{definition of SSA value '%a#0' has type 'i32'}}
^bb1(%a: i32, %b: tuple<><4xf32>):
  return
}

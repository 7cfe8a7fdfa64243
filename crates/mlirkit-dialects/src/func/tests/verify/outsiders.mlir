// What a body uses and does not see is said when all that is in an isolated operation has been verified, of each once: what is wrong with
// the text comes first, and what is wrong with what is nested.

// expected-note @+1 {{required by region isolation constraints}}
func.func @a(%arg0: i32) -> i32 {
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %later : i32
}
func.func @b(%arg0: i32) -> i32 {
  %later = arith.addi %arg0, %arg0 : i32
  return %later : i32
}

// -----

func.func @a(%arg0: i32) -> i32 {
  return %later : i32
}
func.func @b(%arg0: i32) -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %later = arith.addi %undefined, %arg0 : i32
  return %later : i32
}

// -----

func.func @a(%arg0: i32) -> i32 {
  %x = arith.constant 1 : i32
  builtin.module {
    func.func @b() -> i32 {
      // expected-error @+2 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
      // expected-note @-4 {{prior use here}}
      %y = arith.addi %x, %x : i64
      return %x : i32
    }
  }
  return %x : i32
}

// -----

// expected-note @+1 {{required by region isolation constraints}}
func.func @a(%arg0: i32) -> i32 {
  // expected-error @+1 {{'scf.if' op using value defined outside the region}}
  scf.if %c {
    "test.foo"(%z) : (i32) -> ()
  }
  return %x : i32
}
// expected-note @+1 {{required by region isolation constraints}}
func.func @c(%arg0: i32) -> i32 {
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %y : i32
}
func.func @b() {
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  %x = arith.constant 1 : i32
  %c = arith.constant true
  return
}

// -----

// On entrance, operations are looked at first.
builtin.module {
  %c = arith.constant 1 : i32
  // expected-error @+1 {{'func.func' op requires attribute 'sym_name'}}
  "func.func"() <{function_type = () -> ()}> ({
    "test.foo"(%c) : (i32) -> ()
    func.return
  }) : () -> ()
}

// -----

// What is nested is looked at before, what stands beside it too.
func.func @a(%arg0: i32) {
  // expected-note @+1 {{required by region isolation constraints}}
  builtin.module {
    // expected-error @+1 {{'test.foo' op using value defined outside the region}}
    "test.foo"(%arg0) : (i32) -> ()
    func.func @b() {
      return
    }
  }
  builtin.module {
    // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
    %0 = "arith.addi"(%arg0, %arg0) : (i32, i32) -> i64
  }
  return
}

// -----

func.func @a(%arg0: i32) {
  builtin.module {
    "test.foo"(%arg0) : (i32) -> ()
    // expected-note @+1 {{required by region isolation constraints}}
    func.func @b() {
      // expected-error @+1 {{'test.foo' op using value defined outside the region}}
      "test.foo"(%arg0) : (i32) -> ()
      return
    }
  }
  return
}

// -----

// It comes before the symbols of a table, and before dominance.
func.func @a(%arg0: i32) {
  // expected-note @+1 {{required by region isolation constraints}}
  builtin.module {
    "test.foo"(%0) : (i32) -> ()
    // expected-error @+1 {{'test.foo' op using value defined outside the region}}
    %0 = "test.foo"(%later) : (i32) -> i32
    func.func private @f()
    func.func private @f()
  }
  %later = arith.constant 1 : i32
  return
}

// -----

// The regions met last are looked at first.
func.func @a(%arg0: i32) {
  // expected-note @+1 {{required by region isolation constraints}}
  builtin.module {
    "test.foo"() ({
      "test.bar"(%arg0) : (i32) -> ()
    }, {
      // expected-error @+1 {{'test.baz' op using value defined outside the region}}
      "test.baz"(%arg0) : (i32) -> ()
    }) : () -> ()
  }
  return
}

// -----

// Also where the block cannot be reached.
// expected-note @+1 {{required by region isolation constraints}}
func.func @a(%arg0: i32) -> i32 {
  return %arg0 : i32
^bb1:
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %later : i32
}
func.func @b() {
  %later = arith.constant 1 : i32
  return
}

// -----

// The value is in the operation that is verified, but not for the use.
builtin.module {
  "test.foo"() ({
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "test.bar"(%0) : (i32) -> ()
  }) : () -> ()
  func.func @a() {
    // expected-note @+1 {{operand defined here (op is neither in a parent nor in a child region)}}
    %0 = arith.constant 1 : i32
    return
  }
}

// What a body uses and does not see is said when the whole source has been parsed, of each isolated operation once: what is wrong with
// the text comes first.

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

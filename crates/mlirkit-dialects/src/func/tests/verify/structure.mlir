// What holds the body of a function together.

// expected-note @+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

func.func @no_terminator(%a: i32) {
  // expected-error @+1 {{block with no terminator}}
  %0 = arith.addi %a, %a : i32
}

// RUN: mlirkit opt %s --split-input-file --verify-diagnostics

func.func @no_terminator() {
  // expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @terminator_inside() {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  "func.return"() : () -> ()
  %0 = arith.constant 1 : i32
  return
}

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @branch_to_entry() {
^entry:
  "cf.br"()[^second] : () -> ()
^second:
  "cf.br"()[^entry] : () -> ()
}

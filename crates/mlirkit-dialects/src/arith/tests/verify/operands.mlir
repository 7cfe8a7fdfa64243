// Counts and types of operands, as the traits of the operations demand them.

func.func @valid(%a: i32, %b: i32) -> i32 {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func @too_few(%a: i32) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @different_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

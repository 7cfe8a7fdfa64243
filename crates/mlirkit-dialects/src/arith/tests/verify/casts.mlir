// Widths and shapes of casts, constants and selections.

func.func @narrower(%a: i32) {
  // expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = "arith.extsi"(%a) : (i32) -> i16
  return
}

// -----

func.func @signed() {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 4 : si8
  return
}

// -----

func.func @valid(%c: i1, %m: vector<2xi1>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = arith.select %c, %a, %a : vector<2xf32>
  %1 = arith.select %m, %0, %a : vector<2xi1>, vector<2xf32>
  return %1 : vector<2xf32>
}

func.func @operand(%a: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @result(%a: f32) {
  // expected-error @+1 {{'arith.cmpf' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (f32, f32) -> i32
  return
}

// -----

func.func @variadic(%m: memref<?xf32>, %f: f32) {
  // expected-error @+1 {{'memref.load' op operand #1 must be variadic of index, but got 'f32'}}
  %0 = "memref.load"(%m, %f) : (memref<?xf32>, f32) -> f32
  return
}

// -----

func.func @attribute(%v: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract' op requires attribute 'static_position'}}
  %0 = "vector.extract"(%v) <{}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @alignment() {
  // expected-error @+1 {{'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>, alignment = -1 : i64}> : () -> memref<4xf32>
  return
}

// -----

func.func @several(%a: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}
func.func @valid(%a: i32) {
  return
}
func.func @of_several(%a: f32) {
  // expected-error @+1 {{'arith.subi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.subi"(%a, %a) : (f32, f32) -> f32
  return
}

// What properties are made of is looked at once the operation is there: what is wrong in its regions or behind them is said first.

"func.func"() <{function_type = () -> (), sym_name = 7 : i8}> ({
  // expected-error @+1 {{expected ':' followed by operation type}}
  "func.return"()
}) : () -> ()

// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"func.func"() <{function_type = () -> (), sym_name = 7 : i8}> ({})

// -----

// expected-error @+1 {{invalid properties {function_type = () -> (), sym_name = 7 : i8} for op func.func: Invalid attribute `sym_name` in property conversion: 7 : i8}}
"func.func"() <{function_type = () -> (), sym_name = 7 : i8}> ({}) : () -> ()

// -----

// Numbers that are no case of their enum.

func.func @compares(%x: i32) {
  // expected-error @+1 {{invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "arith.cmpi"(%x, %x) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @compares(%x: i32) {
  // expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%x, %x) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}

// -----

// Sizes of segments.

func.func @allocates(%n: index) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0>} for op memref.alloca: expected DenseI32ArrayAttr for key `value`}}
  %0 = "memref.alloca"(%n) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xi8>
  return
}

// -----

func.func @allocates(%n: index) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1>} for op memref.alloca: size mismatch in attribute conversion: 1 vs 2}}
  %0 = "memref.alloca"(%n) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xi8>
  return
}

// -----

func.func @allocates(%n: index) {
  // expected-error @+1 {{invalid properties {alignment = "a", operandSegmentSizes = array<i32: 1>} for op memref.alloca: Invalid attribute `alignment` in property conversion: "a"}}
  %0 = "memref.alloca"(%n) <{alignment = "a", operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xi8>
  return
}

// -----

// expected-error @+1 {{invalid properties {value = i32} for op ub.poison: Invalid attribute `value` in property conversion: i32}}
%0 = "ub.poison"() <{value = i32}> : () -> i32

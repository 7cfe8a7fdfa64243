// A number that is no case of an enum is no attribute of its class.
func.func @compare(%a: i16) {
  // expected-error @+1 {{invalid properties {predicate = 40 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 40 : i64}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 40 : i64}> : (i16, i16) -> i1
  return
}

// -----

func.func @compare(%a: i16) {
  // expected-error @+1 {{invalid properties {predicate = 1 : i8} for op llvm.icmp: Invalid attribute `predicate` in property conversion: 1 : i8}}
  %0 = "llvm.icmp"(%a, %a) <{predicate = 1 : i8}> : (i16, i16) -> i1
  return
}

// -----

// What else is wrong with the operation is said first.
"builtin.module"() <{sym_name = 0.5 : f32}> ({
  // expected-error @+1 {{custom op 'nothing' is unknown (tried 'builtin.nothing' as well)}}
  nothing
}) : () -> ()

// -----

// expected-error @+1 {{expected 0 operand types but had 1}}
"builtin.module"() <{sym_name = [0]}> ({ }) : (i32) -> ()

// -----

// expected-error @+1 {{invalid properties {sym_name = 5 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 5 : i64}}
"builtin.module"() <{sym_name = 5}> ({ }) : () -> ()

// -----

// What the row does not know is left out without a word.
"memref.global"() <{sym_name = "room", type = memref<3xi8>, colour = "red"}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {operandSegmentSizes = array<i8: 0, 0>} for op memref.alloca: expected DenseI32ArrayAttr for key `value`}}
%0 = "memref.alloca"() <{operandSegmentSizes = array<i8: 0, 0>}> : () -> memref<7xi8>

// -----

// expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 0>} for op memref.alloca: size mismatch in attribute conversion: 4 vs 2}}
%0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> memref<7xi8>

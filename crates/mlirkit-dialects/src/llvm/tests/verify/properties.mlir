// What properties that are no attributes can be made of, and how they are written.

func.func @overflow(%a: i32) {
  // expected-error @+1 {{invalid properties {overflowFlags = "x"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
  return
}

// -----

func.func @no_wrap(%a: !llvm.ptr, %i: i64) {
  // expected-error @+1 {{for op llvm.getelementptr: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags}}
  %0 = "llvm.getelementptr"(%a, %i) <{noWrapFlags = 1.0 : f32, elem_type = i8, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  return
}

// -----

func.func @behind_a_comma(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<nsw, > : i32
  return
}

// -----

func.func @behind_a_bar(%a: !llvm.ptr, %i: i64) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
  %0 = llvm.getelementptr nusw| %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return
}

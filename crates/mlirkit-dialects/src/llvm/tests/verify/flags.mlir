// Properties that hold flags hold no others.

%0:2 = "gen.source"() : () -> (i32, i32)
%1 = "llvm.mul"(%0#0, %0#1) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32

// -----

%0:2 = "gen.source"() : () -> (i32, i32)
// expected-error @+1 {{'llvm.mul' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
%1 = "llvm.mul"(%0#0, %0#1) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32

// -----

%0:2 = "gen.source"() : () -> (i32, i32)
// expected-error @+1 {{'llvm.trunc' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
%1 = "llvm.trunc"(%0#0) <{overflowFlags = 127 : i32}> : (i32) -> i8

// -----

%0:2 = "gen.source"() : () -> (!llvm.ptr, i64)
// expected-error @+1 {{'llvm.getelementptr' op property 'noWrapFlags' failed to satisfy constraint: ::mlir::LLVM::GEPNoWrapFlags}}
%1 = "llvm.getelementptr"(%0#0, %0#1) <{elem_type = i32, noWrapFlags = 127 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr

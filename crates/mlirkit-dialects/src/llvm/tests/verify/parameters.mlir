// expected-error @+1 {{invalid array element type: '!llvm.void'}}
"a"() : () -> !llvm.array<4 x !llvm.void>

// -----

"a"() : () -> !llvm.array<4 x tensor<i32>>

// -----

"a"() : () -> !llvm.func<tensor<i32> ()>

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
"a"() : () -> !llvm.func<void (!llvm.void)>

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
llvm.mlir.global external @x() {a = #llvm.di_expression<[DW_OP_LLVM_arg(a)]>} : i64

// -----

llvm.mlir.global external @x() {a = #llvm.di_expression<[DW_OP_LLVM_arg(-1), DW_OP_LLVM_arg(true)]>} : i64

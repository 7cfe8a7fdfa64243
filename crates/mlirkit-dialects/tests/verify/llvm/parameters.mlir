// expected-error @+1 {{invalid array element type: '!llvm.void'}}
"a"() : () -> !llvm.array<4 x !llvm.void>

// -----

"a"() : () -> !llvm.array<4 x tensor<i32>>

// -----

"a"() : () -> !llvm.func<tensor<i32> ()>

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
"a"() : () -> !llvm.func<void (!llvm.void)>

// Brackets hold something.
// expected-error @+2 {{failed to parse SortType parameter 'sortParams' which is to be a `::llvm::ArrayRef<mlir::Type>`}}
// expected-error @+1 {{expected non-function type}}
"test.op"() {a = !smt.sort<"a"[]>} : () -> ()

module {
llvm.mlir.global internal constant @a(1 : i64) : i64
llvm.mlir.global internal constant @b(2 : i64) : i64
llvm.mlir.global internal @c(3 : i64) : i64
llvm.mlir.global internal   constant @d(4 : i64) : i64
llvm.mlir.global @e(5 : i64) : i64
llvm.mlir.global @f(6 : i64) : i64
llvm.mlir.global external hidden thread_local unnamed_addr constant @g(7 : i64) : i64
llvm.mlir.global external hidden thread_local unnamed_addr constant @h(8 : i64) : i64
llvm.mlir.alias external hidden @i : i64 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external hidden @j : i64 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal fastcc @k() {
  llvm.return
}
llvm.func internal fastcc @l() {
  llvm.return
}
llvm.func internal @m() {
  llvm.return
}
llvm.func @"n o"()
llvm.func @"p q"()
}

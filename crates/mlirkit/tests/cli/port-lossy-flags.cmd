# Flags and modes that an older release lacks are dropped with --lossy, and what it has is kept.
cd "$T"
cat >22.mlir <<'M'
llvm.func @f(%a: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr inbounds|nuw %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %1 = llvm.getelementptr nuw %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %2 = llvm.getelementptr nusw %1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %3 = llvm.getelementptr inbounds %2[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %3 : !llvm.ptr
}
M
mlirkit port 22.mlir --to 20 2>&1 | grep -c "error: 'llvm.getelementptr'"
mlirkit port 22.mlir --to 20 --lossy
mlirkit port 22.mlir --to 16 --lossy 2>&1 | grep -c warning:

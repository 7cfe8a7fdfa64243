# A program of LLVM 22 for older and newer releases: names, flags, lists, terminators and defaults; what cannot be said; and back.
# Names are relative: they stand in locations, so the size of a file depends on them.
cd "$T"
cat >now.mlir <<'EOF'
func.func @access(%m: memref<8xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<8xf32>, vector<4xf32>
  %1 = vector.constant_mask [2] : vector<4xi1>
  return %0 : vector<4xf32>
}
llvm.func @address(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (i32, i32)>
  llvm.return %0 : !llvm.ptr
}
gpu.module @kernels {
  gpu.func @kernel(%x: f32) kernel {
    gpu.return
  }
}
EOF
mlirkit port now.mlir --to llvm-19 --text --generic | grep -E 'transfer_read|constant_mask|getelementptr|module_end|gpu.kernel'
mlirkit port now.mlir --to llvm-24 --generic | grep -E 'transfer_read|constant_mask|getelementptr|module_end|kernel'
mlirkit port now.mlir --to llvm-19 --bytecode -o 19.mlirbc && mlirkit info 19.mlirbc | head -3
mlirkit port now.mlir --to llvm-23-git --bytecode -o 23.mlirbc && grep -ao 'MLIR23[.0-9a-z]*' 23.mlirbc
mlirkit port 19.mlirbc --to 22 --text >back.mlir && mlirkit diff now.mlir back.mlir && echo the same
cat >new.mlir <<'EOF'
func.func @new(%m: memref<4xf32>, %n: memref<4xf32>, %p: !llvm.ptr, %i: i64) {
  %0:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
  %1 = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %2 = arith.constant 1.0 : f8E8M0FNU
  %3 = arith.trunci %i overflow<nsw> : i64 to i32
  return
}
EOF
mlirkit port new.mlir --to llvm-19 -o never; echo exit $?; ls never 2>&1 | sed 's/.*: //'
mlirkit port new.mlir --to llvm-20 --explain; echo exit $?
mlirkit port new.mlir --to llvm-22 --explain
mlirkit port new.mlir --to llvm-21 --explain --json
cat >locals.mlir <<'EOF'
llvm.mlir.global internal thread_local @local(1 : i32) : i32
llvm.mlir.global internal @shared(1 : i32) : i32
llvm.mlir.alias external thread_local @other : i32 {
  %0 = llvm.mlir.addressof @local : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
EOF
mlirkit port locals.mlir --to llvm-24 --generic | grep -o 'tls_mode = .'
mlirkit port locals.mlir --to llvm-24 --bytecode -o 24.mlirbc && mlirkit port 24.mlirbc --to 22 --text >back.mlir && mlirkit diff locals.mlir back.mlir && echo the same
sed 's/thread_local @local/thread_local(localexec) @local/' locals.mlir >mode.mlir
mlirkit port mode.mlir --from llvm-24 --to llvm-23; echo exit $?
mlirkit port new.mlir --to llvm-99

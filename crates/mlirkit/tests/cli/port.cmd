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
# How LLVM 16 said loops, accesses, positions, bounds, alignments and calls.
cat >old.mlir <<'EOF'
func.func @loops(%n: index, %m: memref<8x8xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 1 to %n step 2 iter_args(%a = %x) -> (f32) {
    %v = affine.load %m[%i + 1, %i] : memref<8x8xf32>
    %s = arith.maximumf %a, %v : f32
    affine.store %s, %m[%i, 0] : memref<8x8xf32>
    affine.yield %s : f32
  }
  return %r : f32
}
func.func @vectors(%v: vector<4x2xf32>, %m: memref<8xf32>, %x: f32, %i: index) -> vector<2x4xf32> {
  %a = vector.insert %x, %v [1, 0] : f32 into vector<4x2xf32>
  %e = vector.extract %a[3, 1] : f32 from vector<4x2xf32>
  %t = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %r = vector.transfer_read %m[%i], %e : memref<8xf32>, vector<4xf32>
  vector.transfer_write %r, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return %t : vector<2x4xf32>
}
func.func @aligned(%m: memref<8xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<8xf32>
  return
}
llvm.func @callee(i32) -> i32
llvm.func @calls(%a: i32) -> i32 {
  %0 = llvm.call @callee(%a) : (i32) -> i32
  llvm.return %0 : i32
}
func.func @parallel(%n: index, %m: memref<8xf32>, %x: f32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  return
}
gpu.module @kernels {
}
EOF
mlirkit port old.mlir --to llvm-16 --text
mlirkit port old.mlir --to llvm-16 --bytecode -o 16.mlirbc && mlirkit port 16.mlirbc --to 22 --text >back.mlir && mlirkit diff old.mlir back.mlir && echo the same
# What LLVM 19 said otherwise: arguments of bodies, flags of maps, options of passes, what a variable holds.
cat >nineteen.mlir <<'EOF'
func.func @map(%a: tensor<4xf32>, %i: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%i : tensor<4xf32>)
  %1 = linalg.map ins(%0 : tensor<4xf32>) outs(%i : tensor<4xf32>) (%x: f32) {
    %2 = arith.mulf %x, %x : f32
    linalg.yield %2 : f32
  }
  return %1 : tensor<4xf32>
}
func.func @held(%m: memref<8xf32>, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%m : memref<8xf32>) -> memref<8xf32>
  acc.copyout accPtr(%0 : memref<8xf32>) to varPtr(%m : memref<8xf32>)
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, tofrom) capture(ByRef) -> !llvm.ptr
  %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, present, delete) capture(ByRef) -> !llvm.ptr
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @options(%m: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "p" to %m {options = "a=1 b={x,y z} c d=false e='f g'"} : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "q" to %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
EOF
mlirkit port nineteen.mlir --from llvm-19 --to llvm-22 | tee twentytwo.mlir
mlirkit port nineteen.mlir --from llvm-19 --to llvm-22 --generic | grep -o 'varType = ...\|map_type = [^,>]*'
mlirkit port twentytwo.mlir --to llvm-19 | grep -E 'linalg.map|%in|held|acc|omp|pass'
cat >never.mlir <<'EOF'
func.func @said_since(%m: memref<4xf32>, %p: !llvm.ptr) {
  linalg.map ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) (%x: f32, %y: f32) {
    linalg.yield %y : f32
  }
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage, attach) capture(ByRef) -> !llvm.ptr
  %2 = acc.create varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  acc.data dataOperands(%2 : !llvm.ptr) {
    acc.terminator
  }
  return
}
EOF
mlirkit port never.mlir --to llvm-19 --explain; echo exit $?
cat >held.mlir <<'EOF'
func.func @held(%p: !llvm.ptr) {
  %0 = acc.create varPtr(%p : !llvm.ptr) -> !llvm.ptr
  acc.data dataOperands(%0 : !llvm.ptr) {
    acc.terminator
  }
  return
}
EOF
mlirkit port held.mlir --from llvm-19 --to llvm-22; echo exit $?
mlirkit port new.mlir --to llvm-99

// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt --emit-bytecode %s -o %t && mlirkit opt %t | FileCheck %s

// A dialect of IREE says which snapshot of LLVM 24 this is, and the clauses how it prints.

util.global private @g : tensor<4xf32>

// CHECK-LABEL: llvm.func @arithmetic
llvm.func @arithmetic(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} fastmath<nnan, contract> {a} : f32
  %0 = llvm.fadd %x, %x fastmath<nnan, contract> {a} : f32
  // CHECK: llvm.fcmp "oeq" %{{.*}}, %{{.*}} fastmath<fast> : f32
  %1 = llvm.fcmp "oeq" %x, %x fastmath<fast> : f32
  // CHECK: llvm.intr.fabs(%{{.*}}) fastmath<fast> : (f32) -> f32
  %2 = llvm.intr.fabs(%x) fastmath<fast> : (f32) -> f32
  // CHECK: llvm.intr.masked.load(%{{.*}}, %{{.*}}, %{{.*}}), alignment(4) <nontemporal> {a} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %3 = llvm.intr.masked.load(%p, %m, %v), alignment(4) <nontemporal> {a} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  // CHECK: llvm.intr.masked.store(%{{.*}}, %{{.*}}, %{{.*}}), alignment(4) : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.intr.masked.store(%v, %p, %m), alignment(4) : vector<4xf32>, vector<4xi1> into !llvm.ptr
  // CHECK: llvm.intr.vector.reduce.fadd(%{{.*}}, %{{.*}}) : (f32, vector<4xf32>) -> f32
  %4 = llvm.intr.vector.reduce.fadd(%x, %v) : (f32, vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: func.func @memory
func.func @memory(%m: memref<8xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index) {
  // CHECK: memref.alloc() alignment = 64 : memref<8xf32>
  %0 = memref.alloc() alignment = 64 : memref<8xf32>
  // CHECK: memref.load %{{.*}}[%{{.*}}] alignment(4) nontemporal(true) {a} : memref<8xf32>
  %1 = memref.load %m[%i] alignment(4) nontemporal(true) {a} : memref<8xf32>
  // CHECK: vector.load %{{.*}}[%{{.*}}] alignment = 4 nontemporal = true : memref<8xf32>, vector<4xf32>
  %2 = vector.load %m[%i] alignment = 4 nontemporal = true : memref<8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: llvm.func @gpu
llvm.func @gpu(%p: !llvm.ptr<1>, %s: i16, %n: i32, %x: f32, %v: vector<4xf32>) {
  // CHECK: rocdl.make.buffer.rsrc %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : <1>, i32 to <7>
  %0 = rocdl.make.buffer.rsrc %p, %s, %n, %n : <1>, i32 to <7>
  // CHECK: nvvm.shfl.sync bfly %
  %1 = nvvm.shfl.sync bfly %n, %x, %n, %n : f32 -> f32
  // CHECK: rocdl.mfma.f32.16x16x4f32 %{{.*}}, %{{.*}}, %{{.*}}, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
  %2 = rocdl.mfma.f32.16x16x4f32 %x, %x, %v, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
  // CHECK: nvvm.mma.sync A[%{{.*}}]  B[%{{.*}}]  C[%{{.*}}, %{{.*}}]  shape = <m = 8, n = 8, k = 16>, int_overflow = satfinite, layout_a = row, layout_b = col, multiplicand_a_ptx_type = s8, multiplicand_b_ptx_type = s8 : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %3 = nvvm.mma.sync A[%n]  B[%n]  C[%n, %n]  shape = <m = 8, n = 8, k = 16>, int_overflow = satfinite, layout_a = row, layout_b = col, multiplicand_a_ptx_type = s8, multiplicand_b_ptx_type = s8 : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// CHECK: spirv.module private @s Logical GLSL450 {
spirv.module private @s Logical GLSL450 {
  // CHECK: spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<f32, Input>
}

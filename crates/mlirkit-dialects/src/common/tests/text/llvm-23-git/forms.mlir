// What the way to LLVM 23 had otherwise than the release.

func.func @barriers() {
  gpu.barrier
  gpu.barrier {x}
  gpu.barrier memfence [#gpu.address_space<workgroup>, #gpu.address_space<global>] {x}
  gpu.barrier memfence []
  return
}

llvm.func @entered() attributes {function_entry_count = 42 : i64} {
  llvm.return
}

func.func @opaque(%a: i32) -> i32 {
  %0 = emitc.call_opaque "f"(%a) {args = [0 : index, #emitc.opaque<"x">], template_args = [i32]} : (i32) -> i32
  return %0 : i32
}

func.func @atomics(%v: f32, %w: i32, %m: memref<64xf32>, %n: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false} %v -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 4 : i32} %v -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_smax %w -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %w -> %n[%i] : i32 -> memref<64xi32>, i32
  return
}

#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = None>
"test.unit"() {unit = #unit} : () -> ()

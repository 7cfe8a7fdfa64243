llvm.func @f8(%a: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %r = nvvm.convert.f32x2.to.f8x2 %a, %a : i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f6(%a: f32) {
  // expected-error @+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %r = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %r = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @prefetch(%p: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'}}
  nvvm.prefetch level = L1, %p : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @range() {
  // expected-error @+1 {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %r = nvvm.read.ptx.sreg.tid.x range <i32, 7, 7> : i32
  llvm.return
}

// -----

llvm.func @copy(%t: !llvm.ptr<6>, %d: i64) {
  // expected-error @+1 {{expected operation name in quotes}}
  nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>} : !llvm.ptr<6>
  llvm.return
}

// -----

llvm.func @copy(%t: !llvm.ptr<6>, %d: i64) {
  // expected-error @+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  llvm.return
}

// -----

llvm.func @fence() {
  // expected-error @+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<relaxed>}
  llvm.return
}

// -----

llvm.func @bulk(%p: !llvm.ptr, %s: i64) {
  // expected-error @+1 {{'nvvm.st.bulk' op only 0 is supported for initVal, got 1}}
  nvvm.st.bulk %p, size = %s, init = 1 : !llvm.ptr
  llvm.return
}

// -----

llvm.func @permute(%a: i32) {
  // expected-error @+1 {{mode 'f4e' requires 'hi' operand.}}
  %r = nvvm.prmt #nvvm.permute_mode<f4e> %a, %a : i32
  llvm.return
}

// -----

// Sizes of groups say that there is one.
llvm.func @f(%i: i32, %f: f32, %s: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op operand count (19) does not match with the total size (20) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32)>
  llvm.return
}

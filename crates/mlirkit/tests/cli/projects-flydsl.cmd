# FlyDSL's dialects are built in. Layouts keep their text. Text that only LLVM 24 writes is read without asking for the release.
cat > $T/a.mlir <<'END'
func.func @f(%m: !fly.memref<f16, global, (64,64):(64,1)>, %a: !fly.mma_atom<!fly_rocdl.cdna3.mfma<16x16x16, (f16, f16) -> f32>>, %d: !fly.memref<f32, register, 4:1>, %t: !fly.tile<[4|2:1]>) {
  %0 = fly.get_layout(%m) : (!fly.memref<f16, global, (64,64):(64,1)>) -> !fly.layout<(64,64):(64,1)>
  fly.mma_atom_call(%a, %d, [%m, %m], %m, %d) : (!fly.mma_atom<!fly_rocdl.cdna3.mfma<16x16x16, (f16, f16) -> f32>>, !fly.memref<f32, register, 4:1>, !fly.memref<f16, global, (64,64):(64,1)>, !fly.memref<f16, global, (64,64):(64,1)>, !fly.memref<f16, global, (64,64):(64,1)>, !fly.memref<f32, register, 4:1>) -> ()
  fly_ktrace.range_push "load"
  %1 = fly.make_copy_atom {valBits = 32 : i32} : !fly.copy_atom<!fly_rocdl.cdna3.buffer_copy<128, cache = 2>, 32>
  %2 = fly.static : !fly.composed_layout<S<3,3,3> o (0,?) o (8,64):(64,1)>
  return
}
END
cat > $T/b.mlir <<'END'
func.func @lowered(%r: !llvm.ptr<8>, %l: !llvm.ptr<3>, %i: i32) {
  rocdl.raw.ptr.buffer.load.lds %r, %l, %i, %i, %i, %i, 0
  return
}
END
cd $T
mlirkit opt a.mlir -o c.mlir && cat c.mlir
mlirkit opt c.mlir --emit-bytecode -o c.mlirbc && mlirkit opt c.mlirbc | diff - c.mlir
mlirkit opt b.mlir

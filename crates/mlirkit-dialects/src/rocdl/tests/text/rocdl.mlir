llvm.func @f(%b: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %b, %i, %i, %i : f32
  rocdl.raw.buffer.store %f, %b, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fadd %f, %b, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %f, %b, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %b, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %b, %i, %i, %i : i32
  llvm.return
}

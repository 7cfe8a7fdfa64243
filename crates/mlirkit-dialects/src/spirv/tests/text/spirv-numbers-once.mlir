func.func @arrays(%a: !spirv.array<4294967300 x i8>, %b: !spirv.array<4 x f32, stride=-4>, %c: !spirv.struct<(f32 [-1], i32 [4, NonWritable])>) {
  return
}

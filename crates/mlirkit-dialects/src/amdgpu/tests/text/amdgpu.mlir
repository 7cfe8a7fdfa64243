func.func @f(%a: f32, %c: vector<32xf32>, %b: vector<4xf16>, %d: vector<4xf32>, %e: vector<16xf16>, %g: vector<8xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 16x16x16 %b * %b + %d blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %2 = amdgpu.wmma 16x16x16 %e * %e + %g : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

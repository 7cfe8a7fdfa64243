func.func @two_sizes(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @+1 {{'nvgpu.mma.sync' op expected 0 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @four_sizes(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16, 2]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @row() {
  // expected-error @+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<4xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<4xi32>>
  return
}

// -----

func.func @cube() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x128x2xf32>>
  return
}

// -----

func.func @rows(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<64xf32>>, %m: memref<64xf32, 3>) {
  // expected-error-re @+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<64xf32>'][{{[0-9-]+}}] values. However, destination memref[64][{{[0-9-]+}}]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<64xf32>> to memref<64xf32, 3>
  return
}

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

// One size where two are asked for.
// expected-error @+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
%0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64xf32>>

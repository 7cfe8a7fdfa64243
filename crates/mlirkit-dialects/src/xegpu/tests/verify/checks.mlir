func.func @rank(%m: memref<8xf32>) {
  // expected-error @+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %t = xegpu.create_nd_tdesc %m : memref<8xf32> -> !xegpu.tensor_desc<4x4xf32>
  return
}

// -----

func.func @element(%m: memref<8x8xf32>) {
  // expected-error @+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  %t = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<4x4xf16>
  return
}

// -----

func.func @hint(%t: !xegpu.tensor_desc<4x4xf32>) {
  // expected-error @+1 {{'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<4x4xf32>
  return
}

// -----

func.func @shape(%t: !xegpu.tensor_desc<4x4xf32>) {
  // expected-error @+1 {{'xegpu.load_nd' op Result shape [4, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<4x4xf32>'}}
  %v = xegpu.load_nd %t : !xegpu.tensor_desc<4x4xf32> -> vector<4x8xf32>
  return
}

// -----

func.func @depth(%a: vector<8x16xf16>, %b: vector<8x16xf16>) {
  // expected-error @+1 {{'xegpu.dpas' op K-dimension mismatch.}}
  %c = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}

// -----

// expected-error @+1 {{expected lane_data and lane_layout to have the same rank}}
func.func private @layout(!xegpu.tensor_desc<4x4xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1]>>)

// -----

// expected-error @+1 {{'end' : 3 must be greater than 'start' : 3}}
func.func private @range() attributes {a = #xegpu.range<[3 : i32, 3 : i32]>}


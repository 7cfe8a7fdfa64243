func.func @load(%a: !xegpu.tensor_desc<8x16xf16>) {
  // expected-warning @+1 {{Invalid transpose attr. It is ignored.}}
  %0 = xegpu.load_nd %a <{transpose = array<i64: 1, 2>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // expected-warning @+1 {{Invalid transpose attr. It is ignored.}}
  %1 = xegpu.load_nd %a <{transpose = array<i64: 1, 2>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // expected-warning @+1 {{Invalid transpose attr. It is ignored.}}
  %2 = xegpu.load_nd %a <{packed, transpose = array<i64: -1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  %3 = xegpu.load_nd %a <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
  return
}

// -----

func.func @of_one_dimension(%a: !xegpu.tensor_desc<32xf16>) {
  // expected-warning @+1 {{Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).}}
  %0 = xegpu.load_nd %a <{packed}> : !xegpu.tensor_desc<32xf16> -> vector<32xf16>
  // Values spread over several lanes are looked at before.
  %1 = xegpu.load_nd %a <{packed}> : !xegpu.tensor_desc<32xf16> -> vector<16xf16>
  // expected-warning @+3 {{Invalid transpose attr. It is ignored.}}
  // expected-warning @+2 {{Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).}}
  // expected-error @+1 {{'xegpu.load_nd' op Result shape [1, 32] is not consistent with tensor descriptor '!xegpu.tensor_desc<32xf16>'}}
  %2 = xegpu.load_nd %a <{packed, transpose = array<i64: 1>}> : !xegpu.tensor_desc<32xf16> -> vector<1x32xf16>
  return
}

func.func @missing(%a: vector<4x16xf16>) {
  // expected-error @+1 {{invalid properties {target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} for op xegpu.convert_layout: expected key entry for input_layout in DictionaryAttr to set Properties.}}
  %0 = xegpu.convert_layout %a <{target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<4x16xf16>
  return
}

// -----

func.func @empty(%a: vector<4x16xf16>) {
  // expected-error @+1 {{invalid properties {} for op xegpu.convert_layout: expected key entry for input_layout in DictionaryAttr to set Properties.}}
  %0 = xegpu.convert_layout %a : vector<4x16xf16>
  return
}

// -----

func.func @both(%a: vector<4x16xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>}> : vector<4x16xf16>
  return
}

// -----

func.func @other_interface(%m: !xegpu.mem_desc<32x32xf32>, %i: index, %v: vector<16x2xf32>) {
  // expected-error @+1 {{invalid properties {layout = #xegpu.mem_layout<stride = [1, 32]>} for op xegpu.store_matrix: Invalid attribute `layout` in property conversion: #xegpu.mem_layout<stride = [1, 32]>}}
  xegpu.store_matrix %v, %m[%i, %i] <{layout = #xegpu.mem_layout<stride = [1, 32]>}> : vector<16x2xf32>, !xegpu.mem_desc<32x32xf32>, index, index
  return
}

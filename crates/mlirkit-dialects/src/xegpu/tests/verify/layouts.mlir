func.func @fits(%a: vector<32x64xf16>, %b: vector<64xf16>) {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [4, 8], sg_data = [8, 16], inst_data = [8, 16]>, target_layout = #xegpu.layout<sg_layout = [4, 8], sg_data = [8, 32], inst_data = [8, 16]>}> : vector<32x64xf16>
  // More subgroups than there is to distribute: several have the same.
  %1 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [64, 64]>, target_layout = #xegpu.layout<sg_layout = [4, 8], sg_data = [32, 64]>}> : vector<32x64xf16>
  // What is left of two slices.
  %2 = xegpu.convert_layout %b <{input_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [3, 8, 5]>, dims = [0]>, dims = [1]>, target_layout = #xegpu.layout<inst_data = [16]>}> : vector<64xf16>
  return
}

// -----

func.func @levels(%a: vector<32x64xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [4, 8], sg_data = [8, 8]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x64xf16>
  return
}

// -----

func.func @levels_of_slices(%a: vector<32xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<inst_data = [8]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8]>, dims = [0]>}> : vector<32xf16>
  return
}

// -----

func.func @input(%a: vector<32x64xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [5, 7], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [4, 8], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}

// -----

func.func @target(%a: vector<32x64xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<inst_data = [8, 16]>, target_layout = #xegpu.layout<inst_data = [8]>}> : vector<32x64xf16>
  return
}

// -----

// Neither lanes nor instructions share.
func.func @lanes(%a: vector<8x8xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [8, 8]>, target_layout = #xegpu.layout<lane_layout = [16, 8]>}> : vector<8x8xf16>
  return
}

// -----

func.func @slice(%a: vector<64xf16>) {
  // expected-error @+1 {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.slice<#xegpu.layout<inst_data = [8, 7]>, dims = [0]>, target_layout = #xegpu.layout<inst_data = [8]>}> : vector<64xf16>
  return
}

// -----

// expected-error @+1 {{cannot distribute [8, 15] using #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}}
func.func private @descriptor(!xegpu.tensor_desc<8x15xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)

// -----

func.func private @scattered(!xegpu.tensor_desc<8x16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 16>, #xegpu.layout<lane_layout = [4, 4], lane_data = [1, 2]>>)

// -----

// expected-error @+1 {{expected last dim of lane_data to be a multiple of: 2}}
func.func private @scattered(!xegpu.tensor_desc<8x16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 16>, #xegpu.layout<lane_layout = [4, 4], lane_data = [2, 1]>>)

!col = !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>

func.func @distributed_columns(%m: !col, %i: index, %v: vector<16x2xf32>) {
  xegpu.store_matrix %v, %m[%i, %i] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 2]>}> : vector<16x2xf32>, !col, index, index
  return
}

// -----

!col = !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>

func.func @other_block(%m: !col, %i: index, %v: vector<16x2xf32>) {
  // expected-error @+1 {{With subgroup_block_io, the block shape must match the lane layout.}}
  xegpu.store_matrix %v, %m[%i, %i] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 8], lane_data = [1, 1]>}> : vector<16x2xf32>, !col, index, index
  return
}

// -----

!col = !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>

func.func @several_rows(%m: !col, %i: index) {
  // expected-error @+1 {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  %0 = xegpu.load_matrix %m[%i, %i] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [2, 1]>}> : !col, index, index -> vector<16x2xf32>
  return
}

// -----

!rows = !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<block = [16, 1]>>

func.func @far_apart(%m: !rows, %i: index, %v: vector<16x2xf32>) {
  // expected-error @+1 {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  xegpu.store_matrix %v, %m[%i, %i] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16x2xf32>, !rows, index, index
  return
}

// -----

// A block is all of it, if nothing is said of it.
!all = !xegpu.mem_desc<1x16xf32>

func.func @whole(%m: !all, %i: index, %v: vector<1x16xf32>) {
  xegpu.store_matrix %v, %m[%i, %i] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<1x16xf32>, !all, index, index
  return
}

// -----

!col = !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 1]>>

func.func @line_of_columns(%m: !col, %i: index, %v: vector<16xf32>) {
  // expected-error @+1 {{mem_desc should be row major when subgroup_block_io is set.}}
  xegpu.store_matrix %v, %m[%i, %i] <{subgroup_block_io}> : vector<16xf32>, !col, index, index
  return
}

// -----

func.func @sizes() {
  %m = memref.alloca() {alignment = 1024} : memref<2048xi8, 3>
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x16xf64>
  // expected-error @+1 {{'xegpu.create_mem_desc' op failed to verify that all of {source, mem_desc} have same size in bits}}
  %1 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x32xf16>
  return
}

gpu.module @test {
  func.func @f(%m: memref<24x32xf32>, %i: index, %p: memref<24x32xf16>, %q: !xegpu.mem_desc<32x64xf16, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>, %r: !xegpu.mem_desc<8x8xf32>) {
    %0 = xegpu.create_nd_tdesc %m[0, %i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
    %1 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
    %2 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
    xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
    %3 = xegpu.load_nd %1[0, %i] : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8x16xf32>
    %4 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
    xegpu.store_nd %4, %0[8, 16] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
    return
  }
}

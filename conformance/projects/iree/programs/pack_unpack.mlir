func.func @p(%a: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %e = tensor.empty() : tensor<8x4x8x8xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<64x32xf32> -> tensor<8x4x8x8xf32>
  %q = math.exp %p : tensor<8x4x8x8xf32>
  %o = tensor.empty() : tensor<64x32xf32>
  %u = linalg.unpack %q inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<8x4x8x8xf32> -> tensor<64x32xf32>
  return %u : tensor<64x32xf32>
}

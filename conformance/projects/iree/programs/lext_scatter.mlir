func.func @s(%o: tensor<8x16xf32>, %i: tensor<3x1xi32>, %u: tensor<3x16xf32>) -> tensor<8x16xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<3x16xf32>, tensor<3x1xi32>) outs(%o : tensor<8x16xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

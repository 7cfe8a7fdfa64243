shard.grid @grid0(shape = 2x?x4)
shard.grid @grid1(shape = 4)
func.func @f(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @grid0 split_axes = [[0], [1]] : !shard.sharding
  %a = shard.shard %t to %s annotate_for_users : tensor<4x8xf32>
  %0 = shard.all_reduce %t on @grid0 grid_axes = [1, 0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
  %1 = shard.all_gather %t on @grid1 grid_axes = [0] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  %2:3 = shard.grid_shape @grid0 : index, index, index
  %3:2 = shard.process_multi_index on @grid0 axes = [0, 1] : index, index
  %4 = shard.process_linear_index on @grid0 : index
  %5, %6 = shard.neighbors_linear_indices on @grid0[%i, %i, %i] split_axes = [0] : index, index
  return
}

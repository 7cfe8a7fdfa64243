shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0:2 = shard.grid_shape @grid axes = [1, 0] : index, index
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Grid axes contains duplicate elements.}}
  %0:2 = shard.grid_shape @grid axes = [1, 1] : index, index
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "grid" is of rank 2.}}
  %0:2 = shard.process_multi_index on @grid axes = [1, 2] : index, index
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Unexpected number of results 1. Expected 2.}}
  %0 = shard.grid_shape @grid : index
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Unexpected number of results 3. Expected 2.}}
  %0:3 = shard.process_multi_index on @grid axes = [1, 0] : index, index, index
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.all_gather %a on @grid grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<8x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 36, but got 30.}}
  %0 = shard.all_gather %a on @grid grid_axes = [0, 1] gather_axis = 1 : tensor<4x6xf32> -> tensor<4x30xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 6, but got 7.}}
  %0 = shard.all_gather %a on @grid grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<8x7xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Gather axis -1 is out of bounds [0, 2).}}
  %0 = shard.all_gather %a on @grid grid_axes = [0] gather_axis = -1 : tensor<4x6xf32> -> tensor<8x6xf32>
  return
}

// -----

shard.grid @grid(shape = ?x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 8.}}
  %0 = shard.all_gather %a on @grid grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<8x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Out of bounds coordinate 0 for in-group device "root". Got 3, but expected value in the range [0, 2].}}
  %0 = shard.gather %a on @grid grid_axes = [1] gather_axis = 0 root = [3] : (tensor<4x6xf32>) -> tensor<12x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.gather %a on @grid grid_axes = [1] gather_axis = 0 root = [%i] : (tensor<4x6xf32>, index) -> tensor<12x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.broadcast %a on @grid grid_axes = [1] root = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.recv %a on @grid grid_axes = [1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Out of bounds coordinate 0 for in-group device "source". Got 4, but expected value in the range [0, 2].}}
  %0 = shard.recv %a on @grid grid_axes = [1] source = [4] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.send %a on @grid grid_axes = [0] destination = [2] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.all_slice %a on @grid grid_axes = [1] slice_axis = 1 : tensor<4x6xf32> -> tensor<4x2xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 0.}}
  %0 = shard.all_slice %a on @grid grid_axes = [1] slice_axis = 0 : tensor<4x6xf32> -> tensor<?x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 3.}}
  %0 = shard.all_slice %a on @grid grid_axes = [0] slice_axis = 0 : tensor<4x6xf32> -> tensor<3x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 6, but got 5.}}
  %0 = shard.reduce_scatter %a on @grid grid_axes = [0] scatter_axis = 0 : tensor<4x6xf32> -> tensor<2x5xf64>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.scatter %a on @grid grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.all_to_all %a on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<2x12xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 3.}}
  %0 = shard.all_to_all %a on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<3x12xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 12, but got 11.}}
  %0 = shard.all_to_all %a on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<2x11xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 6, but got 12.}}
  %0 = shard.all_to_all %a on @grid grid_axes = [0] split_axis = 1 concat_axis = 1 : tensor<4x6xf32> -> tensor<4x12xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
  %0 = shard.shift %a on @grid grid_axes = [0] shift_axis = 1 offset = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  %0 = shard.sharding @grid split_axes = [[0], [1]] sharded_dims_offsets = [0, 2, 4, 0, 1, 2, 3] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @grid split_axes = [[0], [1]] sharded_dims_offsets = [0, 2, 4, 0, 1, 2] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x3)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 4, 2] : !shard.sharding
  return
}

// -----

shard.grid @grid(shape = 2x?)
func.func @f(%a: tensor<4x6xf32>, %i: index) {
  // expected-error @+1 {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  return
}

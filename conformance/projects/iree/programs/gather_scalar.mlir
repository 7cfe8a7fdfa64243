func.func @f(%t: tensor<100x16xf32>, %i: tensor<5xi64>) -> tensor<5x16xf32> {
  %e = tensor.empty() : tensor<5x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<5xi64>) outs(%e : tensor<5x16xf32>) {
  ^bb0(%x: i64, %o: f32):
    %k = arith.index_cast %x : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %t[%k, %j] : tensor<100x16xf32>
    linalg.yield %v : f32
  } -> tensor<5x16xf32>
  return %r : tensor<5x16xf32>
}

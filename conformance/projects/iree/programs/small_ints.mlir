func.func @f(%a: tensor<64x32xi4>, %s: tensor<64xf32>, %x: tensor<32xf32>) -> tensor<64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x32xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<64x32xi4>, tensor<64xf32>) outs(%e : tensor<64x32xf32>) {
  ^bb0(%q: i4, %k: f32, %o: f32):
    %w = arith.extsi %q : i4 to i32
    %f = arith.sitofp %w : i32 to f32
    %m = arith.mulf %f, %k : f32
    linalg.yield %m : f32
  } -> tensor<64x32xf32>
  %i = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%i : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.matvec ins(%d, %x : tensor<64x32xf32>, tensor<32xf32>) outs(%f : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

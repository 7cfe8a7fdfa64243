func.func @f(%a: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %d) : tensor<?x?xf32>
  %s = tensor.extract_slice %a[0, 0] [%n, %d] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %v = math.rsqrt %x : f32
    %w = math.powf %v, %x : f32
    linalg.yield %w : f32
  } -> tensor<?x?xf32>
  %m = arith.maxui %d, %n : index
  return %r, %m : tensor<?x?xf32>, index
}

#map = affine_map<(d0, d1) -> (d0)>
#o = affine_map<(d0, d1) -> (d0, d1)>
func.func @emb(%t: tensor<1000x64xf32>, %i: tensor<10xi64>) -> tensor<10x64xf32> {
  %e = tensor.empty() : tensor<10x64xf32>
  %r = linalg.generic {indexing_maps = [#map, #o], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<10xi64>) outs(%e : tensor<10x64xf32>) {
  ^bb0(%x: i64, %y: f32):
    %k = arith.index_cast %x : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %t[%k, %j] : tensor<1000x64xf32>
    linalg.yield %v : f32
  } -> tensor<10x64xf32>
  return %r : tensor<10x64xf32>
}

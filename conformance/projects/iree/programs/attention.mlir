#q = affine_map<(b, m, n, k1, k2) -> (b, m, k1)>
#k = affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>
#v = affine_map<(b, m, n, k1, k2) -> (b, k2, n)>
#s = affine_map<(b, m, n, k1, k2) -> ()>
#o = affine_map<(b, m, n, k1, k2) -> (b, m, n)>
func.func @att(%q: tensor<4x128x64xf32>, %k: tensor<4x128x64xf32>, %v: tensor<4x128x64xf32>) -> tensor<4x128x64xf32> {
  %scale = arith.constant 0.125 : f32
  %e = tensor.empty() : tensor<4x128x64xf32>
  %r = iree_linalg_ext.attention <{indexing_maps = [#q, #k, #v, #s, #o]}> ins(%q, %k, %v, %scale : tensor<4x128x64xf32>, tensor<4x128x64xf32>, tensor<4x128x64xf32>, f32) outs(%e : tensor<4x128x64xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<4x128x64xf32>
  return %r : tensor<4x128x64xf32>
}

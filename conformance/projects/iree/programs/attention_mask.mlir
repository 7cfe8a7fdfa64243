#q = affine_map<(b, m, n, k1, k2) -> (b, m, k1)>
#k = affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>
#v = affine_map<(b, m, n, k1, k2) -> (b, k2, n)>
#s = affine_map<(b, m, n, k1, k2) -> ()>
#mk = affine_map<(b, m, n, k1, k2) -> (b, m, k2)>
#o = affine_map<(b, m, n, k1, k2) -> (b, m, n)>
func.func @att(%q: tensor<2x64x32xf16>, %k: tensor<2x64x32xf16>, %v: tensor<2x64x32xf16>, %mask: tensor<2x64x64xf16>) -> tensor<2x64x32xf16> {
  %scale = arith.constant 0.125 : f16
  %e = tensor.empty() : tensor<2x64x32xf16>
  %r = iree_linalg_ext.attention <{indexing_maps = [#q, #k, #v, #s, #mk, #o]}> ins(%q, %k, %v, %scale, %mask : tensor<2x64x32xf16>, tensor<2x64x32xf16>, tensor<2x64x32xf16>, f16, tensor<2x64x64xf16>) outs(%e : tensor<2x64x32xf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x64x32xf16>
  return %r : tensor<2x64x32xf16>
}

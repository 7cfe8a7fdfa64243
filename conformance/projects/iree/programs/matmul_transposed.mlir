func.func @f(%a: tensor<32x64xbf16>, %b: tensor<48x64xbf16>, %c: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<32x64xbf16>, tensor<48x64xbf16>) outs(%c : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %r : tensor<32x48xf32>
}

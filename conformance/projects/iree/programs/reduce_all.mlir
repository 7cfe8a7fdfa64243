#map = affine_map<(d0) -> (d0)>
#s = affine_map<(d0) -> ()>
func.func @sum(%i: tensor<?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [#map, #s], iterator_types = ["reduction"]} ins(%i : tensor<?xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

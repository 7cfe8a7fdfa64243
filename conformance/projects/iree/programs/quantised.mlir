#m = affine_map<(d0, d1, d2) -> (d0, d2)>
#n = affine_map<(d0, d1, d2) -> (d1, d2)>
#o = affine_map<(d0, d1, d2) -> (d0, d1)>
#s = affine_map<(d0, d1) -> (d0, d1)>
#c = affine_map<(d0, d1) -> (d0)>
func.func @q(%x: tensor<8x64xf32>, %w: tensor<32x64xi4>, %sc: tensor<32xf32>) -> tensor<8x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x64xf32>
  %d = linalg.generic {indexing_maps = [#s, #c, #s], iterator_types = ["parallel", "parallel"]} ins(%w, %sc : tensor<32x64xi4>, tensor<32xf32>) outs(%e : tensor<32x64xf32>) {
  ^bb0(%a: i4, %b: f32, %y: f32):
    %0 = arith.extsi %a : i4 to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %1, %b : f32
    linalg.yield %2 : f32
  } -> tensor<32x64xf32>
  %e2 = tensor.empty() : tensor<8x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<8x32xf32>) -> tensor<8x32xf32>
  %r = linalg.generic {indexing_maps = [#m, #n, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %d : tensor<8x64xf32>, tensor<32x64xf32>) outs(%f : tensor<8x32xf32>) {
  ^bb0(%a: f32, %b: f32, %y: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %y : f32
    linalg.yield %1 : f32
  } -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}

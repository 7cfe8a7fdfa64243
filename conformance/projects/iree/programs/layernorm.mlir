#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0)>
func.func @ln(%x: tensor<16x256xf32>) -> tensor<16x256xf32> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 256.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %s = linalg.generic {indexing_maps = [#m, #r], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<16x256xf32>) outs(%f : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<16xf32>
  %v = linalg.generic {indexing_maps = [#m, #r, #r], iterator_types = ["parallel", "reduction"]} ins(%x, %s : tensor<16x256xf32>, tensor<16xf32>) outs(%f : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.divf %b, %n : f32
    %1 = arith.subf %a, %0 : f32
    %2 = arith.mulf %1, %1 : f32
    %3 = arith.addf %2, %c : f32
    linalg.yield %3 : f32
  } -> tensor<16xf32>
  %o = tensor.empty() : tensor<16x256xf32>
  %r = linalg.generic {indexing_maps = [#m, #r, #r, #m], iterator_types = ["parallel", "parallel"]} ins(%x, %s, %v : tensor<16x256xf32>, tensor<16xf32>, tensor<16xf32>) outs(%o : tensor<16x256xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %0 = arith.divf %b, %n : f32
    %1 = arith.subf %a, %0 : f32
    %2 = arith.divf %c, %n : f32
    %3 = arith.addf %2, %eps : f32
    %4 = math.rsqrt %3 : f32
    %5 = arith.mulf %1, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<16x256xf32>
  return %r : tensor<16x256xf32>
}

#map = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0)>
func.func @argmax(%i: tensor<4x100xf32>) -> (tensor<4xf32>, tensor<4xi64>) {
  %ninf = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i64
  %e0 = tensor.empty() : tensor<4xf32>
  %e1 = tensor.empty() : tensor<4xi64>
  %f0 = linalg.fill ins(%ninf : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
  %f1 = linalg.fill ins(%z : i64) outs(%e1 : tensor<4xi64>) -> tensor<4xi64>
  %r:2 = linalg.generic {indexing_maps = [#map, #r, #r], iterator_types = ["parallel", "reduction"]} ins(%i : tensor<4x100xf32>) outs(%f0, %f1 : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64):
    %k = linalg.index 1 : index
    %ki = arith.index_cast %k : index to i64
    %m = arith.maximumf %a, %b : f32
    %g = arith.cmpf ogt, %a, %b : f32
    %s = arith.select %g, %ki, %c : i64
    linalg.yield %m, %s : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi64>
}

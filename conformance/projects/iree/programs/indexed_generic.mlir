#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: tensor<6x10xi64>) -> (tensor<6x10xi64>, tensor<6x10xf64>) {
  %e = tensor.empty() : tensor<6x10xf64>
  %r:2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} outs(%a, %e : tensor<6x10xi64>, tensor<6x10xf64>) {
  ^bb0(%x: i64, %y: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %n = arith.index_cast %k : index to i64
    %s = arith.xori %x, %n : i64
    %f = arith.uitofp %s : i64 to f64
    linalg.yield %s, %f : i64, f64
  } -> (tensor<6x10xi64>, tensor<6x10xf64>)
  return %r#0, %r#1 : tensor<6x10xi64>, tensor<6x10xf64>
}

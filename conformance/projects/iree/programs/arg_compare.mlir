func.func @f(%x: tensor<4x32xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %m = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i32
  %a = tensor.empty() : tensor<4xf32>
  %b = tensor.empty() : tensor<4xi32>
  %c = linalg.fill ins(%m : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.fill ins(%z : i32) outs(%b : tensor<4xi32>) -> tensor<4xi32>
  %r:2 = iree_linalg_ext.arg_compare dimension(1) ins(%x : tensor<4x32xf32>) outs(%c, %d : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%p: f32, %q: f32):
    %g = arith.cmpf ogt, %p, %q : f32
    iree_linalg_ext.yield %g : i1
  } -> tensor<4xf32>, tensor<4xi32>
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

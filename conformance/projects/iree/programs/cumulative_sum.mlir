func.func @f(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %z = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<16x8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r:2 = iree_linalg_ext.scan dimension(0) inclusive(false) ins(%x : tensor<16x8xf32>) outs(%o, %a : tensor<16x8xf32>, tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<16x8xf32>, tensor<8xf32>
  return %r#0 : tensor<16x8xf32>
}

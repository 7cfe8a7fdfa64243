func.func @s(%a: tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<8xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x8xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e1 : tensor<8xf32>) -> tensor<8xf32>
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<16x8xf32>) outs(%e, %f : tensor<16x8xf32>, tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<16x8xf32>, tensor<8xf32>
  return %0#0, %0#1 : tensor<16x8xf32>, tensor<8xf32>
}

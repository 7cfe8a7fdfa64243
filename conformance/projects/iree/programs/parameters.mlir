util.global private @w0 = #flow.parameter.named<"model"::"layer0.weight"> : tensor<64x64xf32>
util.global private @b0 = #flow.parameter.named<"model"::"layer0.bias"> : tensor<64xf32>
util.global private @w1 = #flow.parameter.named<"anon"> : tensor<64x10xf32>
func.func @net(%x: tensor<1x64xf32>) -> tensor<1x10xf32> {
  %w0 = util.global.load @w0 : tensor<64x64xf32>
  %w1 = util.global.load @w1 : tensor<64x10xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x64xf32>) -> tensor<1x64xf32>
  %h = linalg.matmul ins(%x, %w0 : tensor<1x64xf32>, tensor<64x64xf32>) outs(%f : tensor<1x64xf32>) -> tensor<1x64xf32>
  %e1 = tensor.empty() : tensor<1x10xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<1x10xf32>) -> tensor<1x10xf32>
  %o = linalg.matmul ins(%h, %w1 : tensor<1x64xf32>, tensor<64x10xf32>) outs(%f1 : tensor<1x10xf32>) -> tensor<1x10xf32>
  return %o : tensor<1x10xf32>
}

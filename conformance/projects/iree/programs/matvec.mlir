func.func @mv(%a: tensor<256x512xf32>, %b: tensor<512xf32>) -> tensor<256xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256xf32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<256xf32>) -> tensor<256xf32>
  %r = linalg.matvec ins(%a, %b : tensor<256x512xf32>, tensor<512xf32>) outs(%f : tensor<256xf32>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

func.func @bmm(%a: tensor<?x16x32xf32>, %b: tensor<?x32x24xf32>) -> tensor<?x16x24xf32> {
  %c0 = arith.constant 0.0 : f32
  %i0 = arith.constant 0 : index
  %d = tensor.dim %a, %i0 : tensor<?x16x32xf32>
  %e = tensor.empty(%d) : tensor<?x16x24xf32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<?x16x24xf32>) -> tensor<?x16x24xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x16x32xf32>, tensor<?x32x24xf32>) outs(%f : tensor<?x16x24xf32>) -> tensor<?x16x24xf32>
  return %r : tensor<?x16x24xf32>
}

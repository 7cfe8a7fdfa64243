func.func @q(%a: tensor<16x32xi8>, %b: tensor<32x8xi8>, %za: i32, %zb: i32) -> tensor<16x8xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<16x8xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<16x8xi32>) -> tensor<16x8xi32>
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<16x32xi8>, tensor<32x8xi8>, i32, i32) outs(%f : tensor<16x8xi32>) -> tensor<16x8xi32>
  return %r : tensor<16x8xi32>
}

func.func @k(%i: index) -> (f32, tensor<4x4xi32>) {
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %u = arith.constant dense<[[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15]]> : tensor<4x4xi32>
  %v = tensor.extract %t[%i] : tensor<8xf32>
  return %v, %u : f32, tensor<4x4xi32>
}

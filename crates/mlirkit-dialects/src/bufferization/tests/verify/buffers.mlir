func.func @f(%a: memref<4xf32>) -> tensor<5xf32> {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @f(%a: memref<4xf32>) -> tensor<4xi32> {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> memref<4xi32> {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %a : tensor<4xf32> to memref<4xi32>
  return %0 : memref<4xi32>
}

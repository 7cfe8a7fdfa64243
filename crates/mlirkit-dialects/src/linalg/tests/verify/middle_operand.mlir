// Of three operands the one in the middle is looked at as an input and as an output.
func.func @one_in_two_out(%a: tensor<6xf32>, %b: tensor<f32>, %c: tensor<f32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%a : tensor<6xf32>) outs(%b, %c : tensor<f32>, tensor<f32>) dimensions = [0]
  (%x: f32, %y: f32, %z: f32) { linalg.yield %y, %z : f32, f32 }
  return
}

// -----

// expected-warning @unknown {{could not cast operand of type '!llvm.ptr' to 'f16'}}
func.func @no_cast(%a: tensor<2x2x!llvm.ptr>, %b: tensor<2x2xf16>) {
  // expected-error @+1 {{custom op 'linalg.matmul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got '!llvm.ptr' and 'f16'}}
  %0 = linalg.matmul ins(%a, %b : tensor<2x2x!llvm.ptr>, tensor<2x2xf16>) outs(%b : tensor<2x2xf16>) -> tensor<2x2xf16>
  return
}

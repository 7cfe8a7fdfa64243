%0 = "test.source"() : () -> tensor<1x4x4x1xf32>
// expected-error @+1 {{custom op 'tosa.argmax' invalid nan_mode value: abc}}
%1 = tosa.argmax %0 {nan_mode = abc} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4xi32>

// -----

// No attribute of this operation.
%0 = "test.source"() : () -> tensor<1x4x4x1xf32>
// expected-error @+1 {{expected attribute value}}
%1 = tosa.argmax %0 {mode = abc} : (tensor<1x4x4x1xf32>) -> tensor<1x4x4xi32>

// -----

%0 = "test.source"() : () -> tensor<1x4x4x1xf32>
// expected-error @+1 {{custom op 'tosa.resize' invalid resize mode value: abc}}
%1 = tosa.resize %0 {mode = abc} : (tensor<1x4x4x1xf32>) -> tensor<1x7x7x1xf32>

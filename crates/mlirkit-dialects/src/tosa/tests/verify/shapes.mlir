// Axes, permutations and windows.

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @transpose(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @pool(%a: tensor<1x8x8x4xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>}
    : (tensor<1x8x8x4xf32>) -> tensor<1x7x7x4xf32>
  return
}

// -----

%0 = "test.source"() : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.max_shape' op result shape has different rank than operands}}
%1 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>

// -----

%0:2 = "test.source"() : () -> (!tosa.shape<2>, !tosa.shape<3>)
// expected-error @+1 {{'tosa.add_shape' op operands don't have matching ranks}}
%1 = tosa.add_shape %0#0, %0#1 : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<4>


// -----

func.func @select(%p: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'i32' and 'f32'}}
  %0 = "tosa.select"(%p, %a, %b) : (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

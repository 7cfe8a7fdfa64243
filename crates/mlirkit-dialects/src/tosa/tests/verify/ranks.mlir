// Shapes of shapes, and sizes of products.

func.func @operands(%a: !tosa.shape<4>, %b: !tosa.shape<3>) {
  // expected-error @+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %0 = tosa.add_shape %a, %b : (!tosa.shape<4>, !tosa.shape<3>) -> !tosa.shape<4>
  return
}

// -----

func.func @result(%a: !tosa.shape<4>) {
  // expected-error @+1 {{'tosa.div_floor_shape' op result shape has different rank than operands}}
  %0 = tosa.div_floor_shape %a, %a : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<3>
  return
}

// -----

func.func @scaled(%a: tensor<*xf8E4M3FN>, %b: tensor<?x9x1xf8E8M0FNU>, %c: tensor<4x?x?xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 4, 8, ? to be compatible with expected output shape 4, 9, ?}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %c {block_size = #tosa.block_size<BLOCK_SIZE_32> : i32}
    : (tensor<*xf8E4M3FN>, tensor<?x9x1xf8E8M0FNU>, tensor<*xf8E4M3FN>, tensor<4x?x?xf8E8M0FNU>) -> tensor<4x8x?xf32>
  return
}

// -----

func.func @inputs(%a: tensor<f32>, %c: tensor<i1>) {
  // expected-error @+1 {{custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 0)}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> () -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @input_types(%a: tensor<f32>, %c: tensor<i1>) {
  // expected-error @+2 {{invalid kind of type specified: expected builtin.function, but found 'tensor<f32>'}}
  // expected-error @+1 {{custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types}}
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return
}

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x4x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
// expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x4x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x3x4x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
// expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x4x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
// expected-error @+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x5x5x2xf32>) -> tensor<6x5x5x2xf32> {
// expected-error @+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x5x5x2xf32>) -> tensor<6x5x5x2xf32>
  return %0 : tensor<6x5x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x1x5x5xf32>, %b: tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x1x5x5xf32>) outs(%b : tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32>
  return %0 : tensor<1x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x?x3x5xf32>, %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
// expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x?x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return %0 : tensor<6x6x2x2x2x5xf32>
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32> {
// expected-error @+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return %0 : tensor<6x6x3x2x2x5xf32>
}

// -----

func.func @f(%a: tensor<2x?x?x5xf32>, %b: tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x?x?x5xf32>) outs(%b : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  return %0 : tensor<6x6x?x?x2x5xf32>
}

// -----

func.func @f(%a: tensor<2x1x10x5xf32>, %b: tensor<1x6x1x2x2x5xf32>) -> tensor<1x6x1x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x1x10x5xf32>) outs(%b : tensor<1x6x1x2x2x5xf32>) -> tensor<1x6x1x2x2x5xf32>
  return %0 : tensor<1x6x1x2x2x5xf32>
}

// -----

func.func @f(%a: tensor<6x6x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return %0 : tensor<2x8x8x5xf32>
}

// -----

func.func @f(%a: tensor<5x6x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
// expected-error @+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return %0 : tensor<2x8x8x5xf32>
}

// -----

func.func @f(%a: tensor<6x5x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
// expected-error @+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return %0 : tensor<2x8x8x5xf32>
}

// -----

func.func @f(%a: tensor<6x6x2x2x2x5xf32>, %b: tensor<2x8x9x5xf32>) -> tensor<2x8x9x5xf32> {
// expected-error @+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%b : tensor<2x8x9x5xf32>) -> tensor<2x8x9x5xf32>
  return %0 : tensor<2x8x9x5xf32>
}

// -----

func.func @f(%a: tensor<1x6x8x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<1x6x8x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return %0 : tensor<2x8x8x5xf32>
}

// -----

func.func @f(%a: tensor<6x6x?x2x2x5xf32>, %b: tensor<2x7x8x5xf32>) -> tensor<2x7x8x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x?x2x2x5xf32>) outs(%b : tensor<2x7x8x5xf32>) -> tensor<2x7x8x5xf32>
  return %0 : tensor<2x7x8x5xf32>
}

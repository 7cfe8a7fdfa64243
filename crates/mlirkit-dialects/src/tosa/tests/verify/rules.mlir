// Rules of `checks.def`, each violated once.

%0 = "test.source"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
%1 = "tosa.argmax"(%0) {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op expected output shape '2', got '3'}}
%1 = "tosa.argmax"(%0) {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
// expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
%1 = "tosa.concat"(%0#0, %0#1) {axis = 2 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<2xf32>)
// expected-error @+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
%1 = "tosa.concat"(%0#0, %0#1) {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
// expected-error @+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
%1 = "tosa.concat"(%0#0, %0#1) {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
// expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'f32' and 'i32'}}
%1 = "tosa.concat"(%0#0, %0#1) {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xi32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x8x4xf32>, tensor<3x5xi32>)
// expected-error @+1 {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
%1 = "tosa.gather"(%0#0, %0#1) : (tensor<2x8x4xf32>, tensor<3x5xi32>) -> tensor<2x5x4xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x8x4xf32>, tensor<2x5xi32>)
// expected-error @+1 {{'tosa.gather' op requires output dimension 1 to have size 5, got 6}}
%1 = "tosa.gather"(%0#0, %0#1) : (tensor<2x8x4xf32>, tensor<2x5xi32>) -> tensor<2x6x4xf32>

// -----

%0:3 = "test.source"() : () -> (tensor<2x4x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>)
// expected-error @+1 {{'tosa.scatter' op requires dimensions K >= W, got K=4 and W=5}}
%1 = "tosa.scatter"(%0#0, %0#1, %0#2) : (tensor<2x4x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x4x4xf32>

// -----

%0:3 = "test.source"() : () -> (tensor<2x8x4xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>)
// expected-error @+1 {{'tosa.scatter' op requires input dimension 2 to have size 4, got 3}}
%1 = "tosa.scatter"(%0#0, %0#1, %0#2) : (tensor<2x8x4xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> tensor<2x8x4xf32>

// -----

%0:3 = "test.source"() : () -> (tensor<2x3xf32>, tensor<4x3xf32>, tensor<1xi8>)
// expected-error @+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x3xf32>' and 'tensor<4x3xf32>'}}
%1 = "tosa.mul"(%0#0, %0#1, %0#2) : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<1xi8>) -> tensor<4x3xf32>

// -----

%0:3 = "test.source"() : () -> (tensor<2x3xi32>, tensor<2x3xi16>, tensor<1xi8>)
// expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
%1 = "tosa.mul"(%0#0, %0#1, %0#2) : (tensor<2x3xi32>, tensor<2x3xi16>, tensor<1xi8>) -> tensor<2x3xi32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%1 = tosa.const_shape {values = dense<[1, 1, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// expected-error @+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 2 + 0 = 5, but got 6}}
%2 = "tosa.pad"(%0#0, %1, %0#1) : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x6xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%1 = tosa.const_shape {values = dense<[1, -2, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
// expected-error @+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [1, -2]}}
%2 = "tosa.pad"(%0#0, %1, %0#1) : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x5xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
%1 = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op cannot reshape 6 elements into 8}}
%2 = "tosa.reshape"(%0, %1) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x2xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
%1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
%2 = "tosa.reshape"(%0, %1) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
%1 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
%2 = "tosa.reshape"(%0, %1) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x3xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
%1 = "tosa.reverse"(%0) {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
%1 = "tosa.transpose"(%0) {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>

// -----

%0 = "test.source"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
%1 = "tosa.transpose"(%0) {perms = array<i32: 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>

// -----

%0 = "test.source"() : () -> tensor<2x6x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected height to be a power of two, got 6}}
%1:2 = "tosa.rfft2d"(%0) : (tensor<2x6x8xf32>) -> (tensor<2x6x5xf32>, tensor<2x6x5xf32>)

// -----

%0 = "test.source"() : () -> tensor<2x4x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 6}}
%1:2 = "tosa.rfft2d"(%0) : (tensor<2x4x8xf32>) -> (tensor<2x4x6xf32>, tensor<2x4x6xf32>)

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
%1 = "tosa.conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x6x6xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=5}}
%1 = "tosa.conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x5x6xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5}}
%1 = "tosa.conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi16>)
// expected-error @+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i8' and 'i16'}}
%1 = "tosa.conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x6x6x6xi32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>)
// expected-error @+1 {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
%1 = "tosa.conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x6xi32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.depthwise_conv2d' op calculated output width did not match expected: calculated=6, expected=7}}
%1 = "tosa.depthwise_conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x8xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x4x8x8x4xf32>, tensor<6x2x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.conv3d' op calculated output depth did not match expected: calculated=3, expected=4}}
%1 = "tosa.conv3d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<6x2x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x6x6xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
%1 = "tosa.transpose_conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x10x6xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
// expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 11 != (8 - 1) * 1 + 0 + 0 + 3}}
%1 = "tosa.transpose_conv2d"(%0#0, %0#1, %0#2, %0#3, %0#4) {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x11x6xf32>

// -----

%0 = "test.source"() : () -> tensor<1x8x8x4xf32>
// expected-error @+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2}}
%1 = "tosa.max_pool2d"(%0) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>) -> tensor<1x7x9x4xf32>

// -----

%0 = "test.source"() : () -> tensor<1x8x8x4xf32>
// expected-error @+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (8 + 0 + 0 - 3) / 2}}
%1 = "tosa.max_pool2d"(%0) {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x3x3x4xf32>

// -----

%0 = "test.source"() : () -> tensor<1x8x8x4xf32>
// expected-error @+1 {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=4, expected=5}}
%1 = "tosa.max_pool2d"(%0) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x5x4xf32>

// -----

%0:3 = "test.source"() : () -> (tensor<1x8x8x4xf16>, tensor<1xf16>, tensor<1xf16>)
// expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
%1 = "tosa.avg_pool2d"(%0#0, %0#1, %0#2) {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x4xf16>

// -----

%0:4 = "test.source"() : () -> (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf16>)
// expected-error @+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'f16'}}
%1 = "tosa.matmul"(%0#0, %0#1, %0#2, %0#3) : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x4xf32>

// -----

%0:5 = "test.source"() : () -> (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>)
// expected-error @+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
%1 = "tosa.rescale"(%0#0, %0#1, %0#2, %0#3, %0#4) {scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>

// -----

%0:5 = "test.source"() : () -> (tensor<4xi8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
// expected-error @+1 {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 3 }}}
%1 = "tosa.rescale"(%0#0, %0#1, %0#2, %0#3, %0#4) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>

// -----

%0:2 = "test.source"() : () -> (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
// expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
%1 = "tosa.cast_from_block_scaled"(%0#0, %0#1) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>

// -----

%0:2 = "test.source"() : () -> (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
// expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (1) to be equal to last dimension of input_data / block_size (2)}}
%1 = "tosa.cast_from_block_scaled"(%0#0, %0#1) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x64xf32>

// -----

%0 = "test.source"() : () -> tensor<4x64xf32>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E4M3FN>') and output_scale ('tensor<5x2xf8E8M0FNU>') except for the last dimension}}
%1:2 = "tosa.cast_to_block_scaled"(%0) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<5x2xf8E8M0FNU>)

// -----

%0:4 = "test.source"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x8x64xf8E4M3FN>, tensor<3x8x2xf8E8M0FNU>)
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=2}}
%1 = "tosa.matmul_t_block_scaled"(%0#0, %0#1, %0#2, %0#3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x8x64xf8E4M3FN>, tensor<3x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>

// -----

%0:4 = "test.source"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E4M3FN>, tensor<2x8x2xf8E8M0FNU>)
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 2, 4, 9 to be compatible with expected output shape 2, 4, 8}}
%1 = "tosa.matmul_t_block_scaled"(%0#0, %0#1, %0#2, %0#3) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E4M3FN>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x9xf32>

// -----

func.func @f(%a: tensor<1x4x7x7xf32>) {
  // expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<1x8x7x7xf32>' are incompatible with return type(s) of operation 'tensor<1x8x39x7xf32>'}}
  // expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = "tosa.concat"(%a, %a) {axis = 1 : i32} : (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) -> tensor<1x8x39x7xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x7x7xf32>, %d: tensor<1x?x7x7xf32>, %u: tensor<*xf32>) {
  %0 = "tosa.concat"(%a, %a) {axis = 1 : i32} : (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) -> tensor<?x?x?x?xf32>
  %1 = "tosa.concat"(%a, %a) {axis = 1 : i32} : (tensor<1x4x7x7xf32>, tensor<1x4x7x7xf32>) -> tensor<*xf32>
  %2 = "tosa.concat"(%u, %u) {axis = 1 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<4xf32>
  %3 = "tosa.concat"(%a, %d) {axis = 1 : i32} : (tensor<1x4x7x7xf32>, tensor<1x?x7x7xf32>) -> tensor<1x9x7x7xf32>
  // expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<1x?x7x7xf32>' are incompatible with return type(s) of operation 'tensor<1x9x8x7xf32>'}}
  // expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
  %4 = "tosa.concat"(%u, %a) {axis = 1 : i32} : (tensor<*xf32>, tensor<1x4x7x7xf32>) -> tensor<1x9x8x7xf32>
  return
}

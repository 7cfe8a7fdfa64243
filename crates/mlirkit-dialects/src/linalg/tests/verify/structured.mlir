// Maps, bodies and named operations.

func.func @yield(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %c = arith.constant 1 : i32
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %c : i32
  }
  return
}

// -----

func.func @matmul(%a: memref<2x3xf32>, %b: memref<4x5xf32>, %c: memref<2x5xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 4}}
  linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<4x5xf32>) outs(%c : memref<2x5xf32>)
  return
}

// -----

func.func @transpose(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 2 doesn't match dim(input, permutation[0]) = 3}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<2x3xf32>) permutation = [1, 0]
  return
}

// -----

func.func @pack(%a: tensor<16xf32>, %b: tensor<2x8xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [8] into %b : tensor<16xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @attribute() {
  // expected-error @+1 {{attribute '"linalg.other"' not supported by the linalg dialect}}
  "test.op"() {linalg.other} : () -> ()
  return
}

// -----

// Inherent attributes beside discardable ones are checked where they are parsed.
func.func @f(%a: memref<1x113x113x96xf32>, %b: memref<3x3x96xf32>, %c: memref<1x56x56x96xf32>) {
  // expected-error @+1 {{op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = 3 : i32}
    ins(%a, %b: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%c: memref<1x56x56x96xf32>)
  return
}

// -----

func.func @f(%a: memref<1x113x113x96xf32>, %b: memref<3x3x96xf32>, %c: memref<1x56x56x96xf32>) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 2, 1>, strides = "a"} for op linalg.depthwise_conv_2d_nhwc_hwc: Invalid attribute `strides` in property conversion: "a"}}
  linalg.depthwise_conv_2d_nhwc_hwc <{strides = "a"}>
    ins(%a, %b: memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%c: memref<1x56x56x96xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @+1 {{unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) -> tensor<4xf32> {
  // expected-error @+1 {{Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xi32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3xf32>, %c: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  // expected-error @+1 {{unsupported operation: unsigned max not on uint}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<1x4x4x1xf32>, tensor<3x3xf32>) outs(%c : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %0 : tensor<1x2x2x1xf32>
}

func.func @windows(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' unexpected iterator_type (window)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @names(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{expected bare identifier or keyword}}
  %0 = linalg.reduce {@x} ins(%a : tensor<4xf32>) outs(%b : tensor<f32>) dimensions = [0]
  return
}

// -----

func.func @contract(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{undefined symbol alias id 'x'}}
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract indexing_maps = [#x] ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @contract(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @elementwise(%a: memref<4xf32>) {
  // expected-error @+3 {{expected ::mlir::linalg::ElementwiseKind to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf, add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf, select}}
  // expected-error @+2 {{failed to parse ElementwiseKindAttr parameter 'value' which is to be a `::mlir::linalg::ElementwiseKind`}}
  // expected-error @+1 {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
  linalg.elementwise kind=#linalg.elementwise_kind<none> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @elementwise(%a: memref<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=3 ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @elementwise(%a: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-error @+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @elementwise(%a: memref<4xf32>) {
  // expected-error @+1 {{expected '['}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = 3 ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
func.func @loops(%a: memref<8x4xf32>, %b: memref<8xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#all, #rows] ins(%a : memref<8x4xf32>) outs(%b : memref<8xf32>)
  return
}

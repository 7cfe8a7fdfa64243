func.func private @f(!quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120,3.0:127}, {4.0,5.0}}>)

// -----

func.func private @f(!quant.uniform<i8:f16:{}, {{1.0001:-3}}>)

// -----

func.func private @f(!quant.uniform<i1:f32:{0:1},{2.0:1}>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<u8:f32:{-1:2},{2.0:1}>)

// -----

// expected-error @+1 {{illegal block size: -2}}
func.func private @f(!quant.uniform<u8:f32:{0:-2},{2.0:1}>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!quant.uniform<u8:f32:{99999999999:2},{2.0}>)

// -----

// expected-error @+1 {{expected '{'}}
func.func private @f(!quant.uniform<u8:f32:{0:1}, 2.0>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(!quant.uniform<u8:f32:{0,1:2},{2.0}>)

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f(!quant.uniform<u8:f32:{0:1},{{1.0},2.0}>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<u8:f32:{0:1},{}>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<u8:f32:{0:1},{0.0:1}>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.uniform<i8:i32, 1.0>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.uniform<i8:i32:{0:1}, {1.0}>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.any<i8:i32>)

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: f32) {
  // expected-error @+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %a : f32 to !q
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x4xf32>) {
  %0 = quant.qcast %a : tensor<2x4xf32> to tensor<2x4x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x?xf32>) {
  %0 = quant.qcast %a : tensor<2x?xf32> to tensor<2x?x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{tensor dimension size 3 at axis 1 must be divisible by the corresponding block size 2}}
  %0 = quant.qcast %a : tensor<2x3xf32> to tensor<2x3x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x6xf32>) {
  // expected-error @+1 {{dimension size 3 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 3}}
  %0 = quant.qcast %a : tensor<2x6xf32> to tensor<2x6x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<0x4xf32>) {
  // expected-error @+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.qcast %a : tensor<0x4xf32> to tensor<0x4x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x4x1x!q>) {
  // expected-error @+1 {{Rank of scales 2 must match the rank of the tensor 3}}
  %0 = quant.dcast %a : tensor<2x4x1x!q> to tensor<2x4x1xf32>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x4xi16>) {
  // expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : tensor<2x4xi16> to tensor<2x4x!q>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1, 1:2}, {{2.0:120, 9.5:127}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x4x!q>) {
  %0 = quant.scast %a : tensor<2x4x!q> to tensor<2x4xi8>
  return
}

// -----

!q = !quant.uniform<u8:f32:{0:1}, {{2.0, 3.0}, {2.0, 9.5}}>
func.func @f(%a: tensor<2x?xf32>) {
  // expected-error @+1 {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.qcast %a : tensor<2x?xf32> to tensor<2x?x!q>
  return
}

func.func @casts(%f: tensor<2x3xf32>) -> tensor<2x3xi8> {
  %q = quant.qcast %f : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25,0.125:1}>>
  %d = quant.dcast %q : tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25,0.125:1}>> to tensor<2x3xf32>
  %s = quant.scast %q : tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25,0.125:1}>> to tensor<2x3xi8>
  return %s : tensor<2x3xi8>
}

// -----

func.func @expressed(%f: f32) {
  // expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %q = quant.qcast %f : f32 to !quant.uniform<i8:f16, 2.0>
  return
}

// -----

func.func @storage(%q: !quant.uniform<i8:f32, 2.0>) {
  // expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %s = quant.scast %q : !quant.uniform<i8:f32, 2.0> to i16
  return
}

// -----

func.func @axis(%f: tensor<2xf32>) {
  // expected-error @+1 {{quantized dimension must be less than tensor rank}}
  %q = quant.qcast %f : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:1, {2.0}>>
  return
}

// -----

func.func @scales(%f: tensor<2x3xf32>) {
  // expected-error @+1 {{quantized dimension size does not match number of scales}}
  %q = quant.qcast %f : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:1, {2.0}>>
  return
}

// -----

func.func @scalar(%f: f32) {
  // expected-error @+1 {{scalar types may not use per-axis quantization}}
  %q = quant.qcast %f : f32 to !quant.uniform<i8:f32:0, {2.0}>
  return
}

// -----

// expected-error @+1 {{illegal storage min and storage max: (5:5)}}
func.func private @range(!quant.any<i8<5:5>:f32>)

// -----

// expected-error @+1 {{illegal min and max: (1.000000e+00:5.000000e-01)}}
func.func private @range(!quant.calibrated<f32<1.0:0.5>>)

// -----

// expected-error @+1 {{scale 7.000000e+04 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func private @scale(!quant.uniform<i8:f16, 70000.0>)

// -----

// A dimension has 32 bits.
// expected-error @+1 {{integer value too large}}
"test.op"() {a = !quant.uniform<i8:f32:2147483648, {2.0e+2, 0.5}>} : () -> ()

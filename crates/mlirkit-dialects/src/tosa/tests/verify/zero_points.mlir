func.func @negate(%a: tensor<1xf32>) -> tensor<1xf32> {
  %z = "tosa.const"() <{values = dense<-0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func @negate(%a: tensor<1xf32>) -> tensor<1xf32> {
  %z = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func @negate(%a: tensor<1xbf16>) -> tensor<1xbf16> {
  %z = arith.constant dense<2.0> : tensor<1xbf16>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}

// -----

func.func @negate(%a: tensor<1xi4>) -> tensor<1xi4> {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi4>}> : () -> tensor<1xi4>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<1xi4>, tensor<1xi4>, tensor<1xi4>) -> tensor<1xi4>
  return %0 : tensor<1xi4>
}

// -----

func.func @negate(%a: tensor<1xi8>) -> tensor<1xi8> {
  %z = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.negate %a, %z, %z : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}

// -----

func.func @negate(%a: tensor<1xi32>) -> tensor<1xi32> {
  %z = arith.constant dense<-5> : tensor<1xi32>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// -----

func.func @rescale(%a: tensor<3xi8>) -> tensor<3xi8> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

// -----

func.func @rescale(%a: tensor<3xi16>) -> tensor<3xi16> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %o = "tosa.const"() <{values = dense<-32768> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = true, output_unsigned = true} : (tensor<3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}

// -----

func.func @rescale(%a: tensor<3xi16>) -> tensor<3xi16> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 7}}
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = true, output_unsigned = false} : (tensor<3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}

// -----

func.func @rescale(%a: tensor<3xi16>) -> tensor<3xi16> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
  %o = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 7}}
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = false, output_unsigned = false} : (tensor<3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}

// -----

func.func @rescale(%a: tensor<3xi32>) -> tensor<3xi32> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %o = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got -1}}
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = false, output_unsigned = false} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

func.func @rescale(%a: tensor<3xi32>) -> tensor<3xi32> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %o = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got 4294967295}}
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = false, output_unsigned = true} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

func.func @rescale(%a: tensor<3xi48>) -> tensor<3xi48> {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %o = "tosa.const"() <{values = dense<3> : tensor<1xi48>}> : () -> tensor<1xi48>
  // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got 3}}
  %0 = tosa.rescale %a, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, per_channel = false, scale32 = true, input_unsigned = false, output_unsigned = false} : (tensor<3xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi48>) -> tensor<3xi48>
  return %0 : tensor<3xi48>
}

// -----

func.func @clamp(%a: tensor<4x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:-128>> {
  %0 = tosa.clamp %a {max_val = 100 : ui8, min_val = 10 : ui8} : (tensor<4x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:-128>>
  return %0 : tensor<4x!quant.uniform<u8:f32, 0.5:-128>>
}

// -----

func.func @clamp(%a: tensor<4x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:-128>> {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {max_val = 100 : i8, min_val = 10 : i8} : (tensor<4x!quant.uniform<u8:f32, 0.5:-128>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:-128>>
  return %0 : tensor<4x!quant.uniform<u8:f32, 0.5:-128>>
}

// -----

module {
  tosa.variable @v : tensor<*xi8>
// expected-error @+1 {{custom op 'tosa.variable' expected ranked type}}
}

// -----

module {
  tosa.variable @v : i8
// expected-error @+1 {{custom op 'tosa.variable' expected shaped type}}
}

// -----

module {
  tosa.variable @v = @x
// expected-error @+1 {{custom op 'tosa.variable' expected Typed attr}}
}

// -----

module {
  tosa.variable @v = "a"
// expected-error @+1 {{custom op 'tosa.variable' expected shaped type}}
}

// -----

module {
  tosa.variable @v = dense<1> : vector<4xi8>
}

// -----

module {
  // expected-error @+2 {{expected non-function type}}
  // expected-error @+1 {{custom op 'tosa.variable' expected type after colon}}
  tosa.variable @v : xx
}

// -----

module {
  // expected-error @+2 {{expected element literal of primitive type}}
  // expected-error @+1 {{custom op 'tosa.variable' expected attribute}}
  tosa.variable @v = dense<x> : tensor<4xi8>
}

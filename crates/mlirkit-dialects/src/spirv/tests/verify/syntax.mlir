func.func private @f(!spirv.arm.tensor<*xi32>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @f(!spirv.arm.tensor<*i32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @f(!spirv.arm.tensor<i32>)

// -----

// expected-error @+1 {{cannot use 'tensor<2xf32>' to compose SPIR-V types}}
func.func private @f(!spirv.arm.tensor<*xtensor<2xf32>>)

// -----

// expected-error @+1 {{unknown SPIR-V type: sampler}}
func.func private @f(!spirv.sampler)

// -----

// expected-error @+1 {{unknown SPIR-V type: unheard}}
func.func private @f(!spirv.unheard<3>)

// -----

func.func @f() -> i32 {
  // expected-error @+1 {{expected '->' in function type}}
  %0 = spirv.mlir.selection -> (i32) {
  }
  return %0 : i32
}

// -----

func.func @shapes(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) {
  %0 = spirv.ConvertFToS %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  // expected-error @+1 {{'spirv.ConvertFToS' op requires the same shape for all operands and results}}
  %1 = spirv.ConvertFToS %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>
  return
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{custom op 'spirv.SpecConstant' invalid kind of attribute specified}}
  spirv.SpecConstant @size spec_id("x") = 4 : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @jumps(%c: i1, %x: f32) "None" {
    // expected-error @+1 {{type mismatch for bb argument #0 of successor #1}}
    spirv.BranchConditional %c, ^then, ^else(%x : f32)
  ^then:
    spirv.Return
  ^else(%y: i32):
    spirv.Return
  }
}

// -----

// A composite of nothing.
spirv.module Logical GLSL450 {
  // expected-error @+1 {{expected attribute value}}
  spirv.SpecConstantComposite @x () : !spirv.array<4 x i32>
}

// -----

// More operands than one are of the type of one.
%0 = "test.source"() : () -> f32
// expected-error @+1 {{'spirv.SNegate' op requires a single operand}}
%1 = spirv.SNegate %0, %0 : f32

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{custom op 'spirv.SpecConstantComposite' invalid kind of attribute specified}}
  spirv.SpecConstantComposite @x (@a::@b) : !spirv.array<1 x i32>
}

// Numbers of lists are signed.
// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected ']'}}
// expected-error @+1 {{failed to parse SPIRV_EntryPointABIAttr parameter 'workgroup_size' which is to be a `DenseI32ArrayAttr`}}
func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [4294967296, 1, 1]>}

// -----

// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected ']'}}
// expected-error @+1 {{failed to parse SPIRV_EntryPointABIAttr parameter 'workgroup_size' which is to be a `DenseI32ArrayAttr`}}
func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [2147483648, 1, 1]>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [true, false, -0x1]>}

// -----

// Where there is no number, there is none.
func.func private @f() attributes {a = #spirv.resource_limits<min_subgroup_size = , max_subgroup_size = 4>}

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {a = #spirv.resource_limits<min_subgroup_size = 1.5>}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
func.func private @f() attributes {a = #spirv.resource_limits<min_subgroup_size = , 32>}

// -----

// Decorations of members may have any value.
func.func private @f(!spirv.struct<(i32 [0, MatrixStride="a"], f32 [4, RowMajor=[1, 2], MatrixStride=i32])>)

// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(!spirv.struct<(i32 [0, MatrixStride=])>)

// -----

// expected-error @+1 {{invalid properties {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = i32} for op spirv.module: Invalid attribute `vce_triple` in property conversion: i32}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = i32}> ({
}) : () -> ()

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  // expected-error @+1 {{result type must be a composite type, but provided 'vector<1xf32>'}}
  spirv.SpecConstantComposite @b (@a) : vector<1xf32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  // expected-error @+1 {{result type must be a composite type, but provided 'vector<2xi4>'}}
  spirv.SpecConstantComposite @b (@a, @a) : vector<2xi4>
}

// -----

// expected-error @+1 {{unknown attribute: 'dense'}}
func.func private @f(!spirv.struct<(i32 [0, dense=16])>)

// -----

// Of sizes, 32 bits are kept.
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  // expected-error @+1 {{has incorrect number of operands: expected 1, but provided 2}}
  spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<4294967297 x i32>
}

// -----

// Offsets are numbers of 32 bits, and taken by these.
func.func private @f(!spirv.struct<(i32 [-1])>, !spirv.struct<(i32 [true])>, !spirv.struct<(i32 [false, RowMajor])>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!spirv.struct<(i32 [-4294967295])>)

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{custom op 'spirv.GlobalVariable' invalid kind of attribute specified}}
  spirv.GlobalVariable @a initializer(@b::@c) : !spirv.ptr<f32, initializer>
}

// -----

// Only what is written is no length.
func.func private @f(!spirv.array<4294967296 x i32>)

// What stands for nothing, and where that shows.

// expected-error @+1 {{expected ','}}
"a.b"() {x = #spirv.vce<Function>} : () -> ()

// -----

// expected-error @+1 {{unknown version: Function}}
"a.b"() {x = #spirv.vce<Function, [Shader], []>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"a.b"() : () -> !spirv.ptr<i32, >

// -----

// expected-error @+1 {{unknown storage class: x}}
"a.b"() : () -> !spirv.ptr<i32, x>

// -----

// expected-error @+1 {{unknown attribute: 'x'}}
"a.b"() : () -> !spirv.image<f32, x, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>

// -----

// expected-error @+1 {{unknown attribute: 'Dim2D'}}
"a.b"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, Dim2D, Unknown>

// -----

// expected-error @+1 {{expected static shape}}
"a.b"() : () -> !spirv.array<? x i32>

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires "x" {
}

// -----

spirv.module Logical GLSL450 {
  // expected-error @+1 {{custom op 'spirv.EntryPoint' invalid kind of attribute specified}}
  spirv.EntryPoint "GLCompute" @a::@b
}

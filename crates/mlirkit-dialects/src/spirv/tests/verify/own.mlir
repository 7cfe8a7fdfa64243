// Casts, memory, composites, control flow and modules of `spirv`.

func.func @same_width(%x: i32) {
  // expected-error @+1 {{expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %0 = spirv.SConvert %x : i32 to i32
  return
}

// -----

func.func @cast(%x: f32) {
  // expected-error @+1 {{mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %x : f32 to i64
  return
}

// -----

func.func @loads(%p: !spirv.ptr<f32, StorageBuffer>) {
  // expected-error @+1 {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, StorageBuffer>) -> i32
  return
}

// -----

func.func @aligned(%p: !spirv.ptr<f32, StorageBuffer>) {
  // expected-error @+1 {{'spirv.Load' op missing alignment value}}
  %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, StorageBuffer>) -> f32
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'spirv.Constant' op result type ('i64') does not match value type ('i32')}}
  %0 = "spirv.Constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func.func @shuffles(%a: vector<2xf32>) {
  // expected-error @+1 {{'spirv.VectorShuffle' op component selector 5 out of range: expected to be in [0, 4) or 0xffffffff}}
  %0 = spirv.VectorShuffle [0 : i32, 5 : i32] %a, %a : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @gives() -> i32 "None" {
    // expected-error @+1 {{'spirv.Return' op cannot be used in functions returning value}}
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @calls() "None" {
    // expected-error @+1 {{callee function 'nobody' not found in nearest symbol table}}
    spirv.FunctionCall @nobody() : () -> ()
    spirv.Return
  }
}

// -----

func.func @transposes(%m: !spirv.matrix<3 x vector<2xf32>>) {
  // expected-error @+1 {{input matrix rows count must be equal to output matrix columns count}}
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

// Upstream crashes.
spirv.func @targets_without_literals(%a: i32) "None" {
  // expected-error @+1 {{'spirv.Switch' op number of literals (0) should match number of targets (1)}}
  "spirv.Switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
}

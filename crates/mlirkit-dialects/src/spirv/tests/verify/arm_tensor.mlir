// Tensors of Arm are composites.

%0:2 = "gen.source"() : () -> (!spirv.arm.tensor<4x4xf32>, f32)
%1 = "spirv.CompositeInsert"(%0#1, %0#0) <{indices = [15 : i32]}> : (f32, !spirv.arm.tensor<4x4xf32>) -> !spirv.arm.tensor<4x4xf32>

// -----

%0:2 = "gen.source"() : () -> (!spirv.arm.tensor<4x4xf32>, f32)
// expected-error @+1 {{index 16 out of bounds for '!spirv.arm.tensor<4x4xf32>'}}
%1 = "spirv.CompositeInsert"(%0#1, %0#0) <{indices = [16 : i32]}> : (f32, !spirv.arm.tensor<4x4xf32>) -> !spirv.arm.tensor<4x4xf32>

// -----

%0:2 = "gen.source"() : () -> (!spirv.arm.tensor<4x4xf32>, f32)
// expected-error @+1 {{'spirv.CompositeInsert' op object operand type should be 'f32', but found '!spirv.arm.tensor<4x4xf32>'}}
%1 = "spirv.CompositeInsert"(%0#0, %0#0) <{indices = [1 : i32]}> : (!spirv.arm.tensor<4x4xf32>, !spirv.arm.tensor<4x4xf32>) -> !spirv.arm.tensor<4x4xf32>

// -----

%0:2 = "gen.source"() : () -> (!spirv.arm.tensor<4x4xf32>, f32)
// expected-error @+1 {{'spirv.CompositeInsert' op result type should be the same as the composite type, but found '!spirv.arm.tensor<4x4xf32>' vs '!spirv.arm.tensor<1x4xf32>'}}
%1 = "spirv.CompositeInsert"(%0#1, %0#0) <{indices = [1 : i32]}> : (f32, !spirv.arm.tensor<4x4xf32>) -> !spirv.arm.tensor<1x4xf32>

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
%0 = "gen.source"() : () -> !spirv.arm.tensor<4xnone>

// -----

%0 = "gen.source"() : () -> f32
// expected-error @+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
%1 = "spirv.CompositeConstruct"(%0) : (f32) -> !spirv.arm.tensor<?xf32>

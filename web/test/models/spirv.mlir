spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @twice() "None" {
    %zero = spirv.Constant 0 : i32
    %two = spirv.Constant 2.0 : f32
    %id = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %ids = spirv.Load "Input" %id : vector<3xi32>
    %x = spirv.CompositeExtract %ids[0 : i32] : vector<3xi32>
    %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
    %from = spirv.AccessChain %in[%zero, %x] : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %value = spirv.Load "StorageBuffer" %from : f32
    %twice = spirv.FMul %value, %two : f32
    %to = spirv.AccessChain %out[%zero, %x] : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    spirv.Store "StorageBuffer" %to, %twice : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @twice, @id
  spirv.ExecutionMode @twice "LocalSize", 64, 1, 1
}

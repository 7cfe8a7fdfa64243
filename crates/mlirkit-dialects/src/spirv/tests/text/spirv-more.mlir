spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.SpecConstant @sc = 42 : i32
  spirv.EXT.SpecConstantCompositeReplicate @rep (@sc) : !spirv.array<3 x i32>
  spirv.func @f(%x: i32) -> i32 "None" {
    %0 = spirv.mlir.referenceof @sc : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    %2 = spirv.SpecConstantOperation wraps "spirv.ISub"(%1, %0) : (i32, i32) -> i32
    spirv.Switch %x : i32, [
      default: ^bb1(%1 : i32),
      7: ^bb2,
      12: ^bb1(%2 : i32)
    ]
  ^bb1(%y: i32):
    spirv.ReturnValue %y : i32
  ^bb2:
    spirv.ReturnValue %x : i32
  }
  spirv.func @images(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    %0 = spirv.ImageDrefGather %s, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
    %1 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
    spirv.Return
  }
}

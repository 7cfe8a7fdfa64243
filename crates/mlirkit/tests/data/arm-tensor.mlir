module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, Int16, Int64, Float16, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
    spirv.func @f() "None" {
      %cst = spirv.Constant dense<[[1, 2, 3], [4, 5, -6]]> : !spirv.arm.tensor<2x3xi32>
      %cst_0 = spirv.Constant dense<7> : !spirv.arm.tensor<4xi8>
      %cst_1 = spirv.Constant dense<[1.500000e+00, -0.000000e+00]> : !spirv.arm.tensor<2xf16>
      %cst_2 = spirv.Constant dense<[true, false, true, true, false, false, false, true, true]> : !spirv.arm.tensor<9xi1>
      spirv.Return
    }
  }
}


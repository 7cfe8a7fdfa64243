module attributes {
  x.a = #spirv.target_env<
    #spirv.vce<v1.0, [Shader,   Int8], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, AMD:DiscreteGPU:5, #spirv.resource_limits<max_compute_workgroup_size=[16,4,4]>>,
  x.b = #spirv.target_env<#spirv.vce<v1.5, [Int8], []>, Qualcomm:IntegratedGPU, #spirv.resource_limits<>>,
  x.c = #spirv.interface_var_abi<(0, 1), Uniform>, x.d = #spirv.interface_var_abi<(2, 3)>,
  x.e = #spirv.vce<v1.0, [], []>, x.f = #spirv.target_env<#spirv.vce<v1.5, [Int8], []>, NVIDIA, #spirv.resource_limits<subgroup_size=64>>} {}

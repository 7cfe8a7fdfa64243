func.func @reads(%p: !spirv.ptr<f32, CrossWorkgroup>, %q: !spirv.ptr<i16, StorageBuffer>) -> f32 {
  %0 = spirv.INTEL.SubgroupBlockRead "CrossWorkgroup" %p : f32
  %1 = spirv.INTEL.SubgroupBlockRead "StorageBuffer" %q : vector<2xi16>
  return %0 : f32
}

func.func @block(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %w: vector<3xi32>) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %w : vector<3xi32>
  return
}

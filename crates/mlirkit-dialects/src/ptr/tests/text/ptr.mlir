func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i64, %m: memref<f32, #ptr.generic_space>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xi64>, %v: vector<4xindex>) {
  %0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, i64
  %1 = ptr.ptr_add nusw %p, %i : !ptr.ptr<#ptr.generic_space>, i64
  %2 = ptr.ptr_add %t, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi64>
  %3 = ptr.ptr_add inbounds %t, %i : tensor<4x!ptr.ptr<#ptr.generic_space>>, i64
  %4 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, tensor<4xi64>
  %5 = ptr.ptr_add %p, %v : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
  %6 = ptr.get_metadata %m : memref<f32, #ptr.generic_space>
  %7 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %8 = ptr.from_ptr %7 metadata %6 : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  return
}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 32>>} {
}

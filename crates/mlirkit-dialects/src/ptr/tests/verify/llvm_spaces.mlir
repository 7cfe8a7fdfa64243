func.func @load(%p: !ptr.ptr<#llvm.address_space<1>>) {
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> vector<4xf32>
  // expected-error @+1 {{type must be LLVM type with size, but got 'memref<f32>'}}
  %1 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> memref<f32>
  return
}

// -----

func.func @store(%p: !ptr.ptr<#llvm.address_space<1>>, %v: index) {
  // expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  ptr.store %v, %p : index, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @elsewhere(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}

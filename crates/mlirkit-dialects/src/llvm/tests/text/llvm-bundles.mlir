// Bundles without operands, and pointers of another dialect in an address space of this one.
llvm.func @callee()

llvm.func @bundles(%a: i32) {
  llvm.call @callee() [] : () -> ()
  llvm.call @callee() ["tag"()] : () -> ()
  llvm.call @callee() ["tag"(), "other"(%a : i32), "last"()] : () -> ()
  llvm.call_intrinsic "llvm.unheard.of"() ["tag"()] : () -> ()
  llvm.return
}

llvm.func @pointers(!ptr.ptr<#llvm.address_space<1>>, !llvm.struct<(!ptr.ptr<#llvm.address_space<3>>)>, vector<2x!ptr.ptr<#nvvm.memory_space<shared>>>) -> !llvm.array<2 x !ptr.ptr<#llvm.address_space<0>>>

llvm.func @access(%p: !llvm.ptr) -> !ptr.ptr<#llvm.address_space<1>> {
  %0 = llvm.load %p : !llvm.ptr -> !ptr.ptr<#llvm.address_space<1>>
  llvm.store %0, %p : !ptr.ptr<#llvm.address_space<1>>, !llvm.ptr
  llvm.return %0 : !ptr.ptr<#llvm.address_space<1>>
}

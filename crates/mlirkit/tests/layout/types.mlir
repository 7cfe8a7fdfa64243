// LLVM types and DLTI attributes in every form; types.out is what mlir-opt-22 prints.
!alias = !llvm.struct<(i32, ptr)>
"t.a"() {a = #dlti.dl_entry<"a\22b", 5>, b = #dlti.dl_spec<#dlti.dl_entry<"a", 5>, i32 = 4>, c = #dlti<map<>>,
  d = #dlti.function_pointer_alignment<64, function_dependent = true>, e = #ptr.spec<size = 8, preferred = 16, abi = 8>,
  f = #dlti.target_system_spec<"A" = #dlti.target_device_spec<"L1" = [f32]>>} : () -> ()
"t.a"() : () -> (!alias, !llvm.array<2 x !alias>)
"t.a"() : () -> (!llvm.ptr<0>, !llvm.ptr<4>, !llvm<ptr>, !llvm.ptr<-1>)
"t.a"() : () -> (!llvm.array<0x10 x ppc_fp128>, !llvm.array<2 x !llvm.array<3 x index>>, !llvm.array<2 x vector<2x2xi32>>)
"t.a"() : () -> (!llvm.func<void ()>, !llvm.func<i32(i32, ptr<3>, ...)>, !llvm.func<i8 (...)>, !llvm.func<tuple<> (index)>)
"t.a"() : () -> (!llvm.target<"spirv.x", i32, array<2 x i8>, 3, 4>, !llvm.target<"a\22", -3>, !llvm.target<"a">)
"t.a"() : () -> (!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_amx)
"t.a"() : () -> (!llvm.struct<"x", opaque>, !llvm.struct<packed ()>, !llvm.struct<"q\22", packed (array<2 x struct<"q\22">>)>)
"t.a"() : () -> (!llvm.struct<"b", (struct<"c", (array<1 x struct<"b">>)>)>, !llvm.struct<"c", (array<1 x struct<"b", (struct<"c">)>>)>)
"t.a"() : () -> (!llvm.struct<(vector<4xi32>, vector<4x!llvm.ptr>, memref<2xi32>, array<2 x memref<i32>>, si8, !ptr.ptr<#ptr.generic_space>)>)

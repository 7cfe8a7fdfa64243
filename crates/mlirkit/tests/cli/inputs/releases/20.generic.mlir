#map = affine_map<(d0) -> (d0, d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0, d1, d2) -> (d2 + d1 + d0, d0 floordiv 2)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>, sym_name = "caller", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: i32):
    %7 = "llvm.add"(%arg17, %arg17) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %8 = "llvm.call"(%7) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %9 = "llvm.add"(%8, %7) <{overflowFlags = #llvm.overflow<none>}> : (i32, i32) -> i32
    "llvm.return"(%9) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<8x8xf32>, vector<4xf32>) -> i1, sym_name = "uses"}> ({
  ^bb0(%arg2: index, %arg3: memref<8x8xf32>, %arg4: vector<4xf32>):
    "affine.if"(%arg2) <{condition = #set}> ({
      %6 = "affine.load"(%arg3, %arg2) <{map = #map}> : (memref<8x8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }, {
    }) : (index) -> ()
    %1 = "arith.index_cast"(%arg2) : (index) -> i32
    %2 = "arith.trunci"(%1) : (i32) -> i1
    %3 = "vector.reduction"(%arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %4 = "affine.apply"(%arg2, %arg2) <{map = #map1}> : (index, index) -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch_func"(%5, %5, %5, %5, %5, %5, %3) <{kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, f32) -> ()
    "gpu.launch"(%5, %5, %5, %5, %5, %5) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"(%2) : (i1) -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (f32) -> ()}> ({
    ^bb0(%arg0: f32, %arg1: memref<4xf32, #gpu.address_space<workgroup>>):
      %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "map", sym_visibility = "private"}> ({
  }) {map = #map2} : () -> ()
}) {gpu.container_module} : () -> ()


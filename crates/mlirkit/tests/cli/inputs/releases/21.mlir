#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1, d2) -> (d2 + d1 + d0, d0 floordiv 2)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module attributes {gpu.container_module} {
  llvm.func @callee(i32) -> i32
  llvm.func internal @caller(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
    %1 = llvm.call @callee(%0) : (i32) -> i32
    %2 = llvm.add %1, %0 : i32
    llvm.return %2 : i32
  }
  func.func @uses(%arg0: index, %arg1: memref<8x8xf32>, %arg2: vector<4xf32>) -> i1 {
    affine.if #set(%arg0) {
      %4 = affine.load %arg1[%arg0, %arg0 + 1] : memref<8x8xf32>
    }
    %0 = arith.index_cast %arg0 : index to i32
    %1 = arith.trunci %0 : i32 to i1
    %2 = vector.reduction <add>, %arg2 : vector<4xf32> into f32
    %3 = affine.apply #map(%arg0)[%arg0]
    %c1 = arith.constant 1 : index
    gpu.launch_func  @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)  args(%2 : f32)
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c1, %arg13 = %c1, %arg14 = %c1) {
      gpu.terminator
    }
    return %1 : i1
  }
  gpu.module @kernels {
    gpu.func @kernel(%arg0: f32) workgroup(%arg1 : memref<4xf32, #gpu.address_space<workgroup>>) kernel {
      %thread_id_x = gpu.thread_id  x
      gpu.return
    }
  }
  func.func private @map() attributes {map = #map1}
}


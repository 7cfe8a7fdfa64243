module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @kernel(%a: memref<16x16xf16>, %n: i32) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 3>} {
    %c = arith.constant 0 : index
    %0 = gpu.subgroup_mma_load_matrix %a[%c, %c] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %a[%c, %c] {leadDimension = 16 : index, transpose} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %h = arith.constant 0.0 : f16
    %2 = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %s = builtin.unrealized_conversion_cast %n : i32 to !gpu.mma_matrix<8x32xsi8, "AOp">
    gpu.subgroup_mma_store_matrix %3, %a[%c, %c] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    %x = gpu.thread_id x
    %y = gpu.block_id  y
    %z = gpu.grid_dim z upper_bound 64
    %r = gpu.all_reduce add %n {} : (i32) -> i32
    %q = gpu.all_reduce %n {
    ^bb(%l: i32, %m: i32):
      %sum = arith.addi %l, %m : i32
      gpu.yield %sum : i32
    } : (i32) -> i32
    gpu.return
  }
  gpu.func @shared(%a: f32) workgroup(%w: memref<32xf32, 3>, %v: memref<4xf32, 3> {llvm.align = 16 : i64}) private(%p: memref<1xf32, 5>) {
    gpu.return
  }
}
gpu.binary @bin <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "bytes">, #gpu.object<#nvvm.target, assembly = "text">]
gpu.binary @plain [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "more">]
gpu.binary @sorted [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> ()>]>, bin = "more">]
func.func @host(%n: index, %m: i32, %d: memref<16x16xf16>) {
  %t = gpu.wait async
  %u, %tok = gpu.alloc async [%t] () : memref<4xf32>
  %lf = gpu.launch_func async [%tok] @m::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %m args(%d : memref<16x16xf16>, %m : i32)
  %i = arith.constant 4 : i64
  gpu.launch_func @m::@kernel clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64 args(%d : memref<16x16xf16>, %m : i32)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  %w = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%wg : memref<2xf32, 3>) private(%pv : memref<2xf32, 5>) {
    gpu.terminator
  } {attr}
  gpu.wait [%t, %w]
  return
}
}

// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s

// CHECK-DAG: #blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#a = #ttg.blocked<{order = [1, 0], sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1]}>
// CHECK-DAG: #shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, rank = 2}>
// CHECK-DAG: #smem = #ttg.shared_memory
#m = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  // CHECK: tt.func public @f(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: i1) attributes {noinline = false} {
  tt.func public @f(%p: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: i1) attributes {noinline = false} {
    // CHECK: tt.load %arg0, %arg1 {cachePolicy = #tt.cache_policy<cache_modifier = none, eviction_policy = evict_last>} : !tt.ptr<f16>
    %x = tt.load %p, %c {cachePolicy = #tt.cache_policy<cache_modifier = none, eviction_policy = evict_last>} : !tt.ptr<f16>
    // CHECK: tt.splat %{{.*}} : f16 -> tensor<64x64xf16, #blocked>
    %t = tt.splat %x : f16 -> tensor<64x64xf16, #a>
    // CHECK: %[[D:.*]] = ttg.local_alloc %{{.*}} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %d = ttg.local_alloc %t : (tensor<64x64xf16, #a>) -> !ttg.memdesc<64x64xf16, #s, #m, mutable>
    // CHECK: ttg.barrier local|global_read
    ttg.barrier local|global_read
    // CHECK: ttg.warp_specialize(%[[D]])
    // CHECK-NEXT: default {
    // CHECK: partition0(%{{.*}}: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) num_warps(1) {
    // CHECK: } : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>) -> ()
    ttg.warp_specialize(%d)
    default {
      ttg.warp_yield
    }
    partition0(%e: !ttg.memdesc<64x64xf16, #s, #m, mutable>) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<64x64xf16, #s, #m, mutable>) -> ()
    tt.return
  }
}

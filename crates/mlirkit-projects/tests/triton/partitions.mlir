// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --mlir-print-op-generic | mlirkit opt - | FileCheck %s --check-prefixes=GROUP

// Triton prints the cases of enums in `rocdl` without brackets, but properties in the dictionary.

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func @f(%n: i32) -> i32 {
    // CHECK: rocdl.sched.barrier none
    rocdl.sched.barrier none
    // CHECK: rocdl.sched.group.barrier mfma_wmma, 1, 0
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    // CHECK: tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    // CHECK: [[R:%.*]]:2 = nvws.warp_group
    // GROUP: nvws.warp_group
    %1:2 = nvws.warp_group
    // CHECK-NEXT: partition0 num_warps(4) {
    partition0 num_warps(4) {
      nvws.warp_group.yield %n, %n : i32, i32
    }
    // CHECK: partition1 num_warps(2) {
    partition1 num_warps(2) {
      nvws.warp_group.return
    // CHECK: } -> (i32, i32)
    // GROUP: } -> (i32, i32)
    } -> (i32, i32)
    // CHECK: tt.return [[R]]#1 : i32
    tt.return %1#1 : i32
  }
}

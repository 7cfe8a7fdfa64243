// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlirkit opt --emit-bytecode %s -o %t && mlirkit opt --mlir-print-op-generic %t | FileCheck %s --check-prefix=GENERIC

// A case of an enum is in brackets as an attribute, and bare in the text of an operation.

module attributes {transform.with_named_sequence} {
util.global private @g : tensor<4xf32>

// CHECK-LABEL: func.func @kernels
func.func @kernels(%a: i32, %i: index, %f: f32, %b: !llvm.ptr<3>, %o: !llvm.ptr) {
  // CHECK: gpu.thread_id x
  // GENERIC: "gpu.thread_id"() <{dimension = #gpu.dim<x>}>
  %0 = gpu.thread_id x
  // CHECK: gpu.shuffle xor
  // GENERIC: "gpu.shuffle"({{.*}}) <{mode = #gpu.shuffle_mode<xor>}>
  %1, %2 = gpu.shuffle xor %f, %a, %a : f32
  // CHECK: nvvm.shfl.sync bfly
  // GENERIC: <{kind = #nvvm.shfl_kind<bfly>}>
  %3 = nvvm.shfl.sync bfly %a, %f, %a, %a : f32 -> f32
  // CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32
  // GENERIC: "nvvm.mbarrier.init"(%{{.*}}) <{layout = 0 : i32}>
  nvvm.mbarrier.init %b, %a : !llvm.ptr<3>, i32
  // CHECK: gpu.launch <%{{.*}} : !llvm.ptr> blocks
  // GENERIC: "gpu.launch"({{.*}}) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1>}>
  gpu.launch <%o : !llvm.ptr> blocks(%b0, %b1, %b2) in (%b3 = %i, %b4 = %i, %b5 = %i) threads(%t0, %t1, %t2) in (%t3 = %i, %t4 = %i, %t5 = %i) {
    gpu.terminator
  }
  // CHECK: return {d = #gpu.dim<y>}
  return {d = #gpu.dim<y>}
}

// CHECK-LABEL: transform.named_sequence @tiles
transform.named_sequence @tiles(%a: !transform.any_op {transform.consumed}) {
  %s = transform.param.constant 4 : i64 -> !transform.param<i64>
  // CHECK: tile_using_for %{{.*}} tile_sizes [4, [8]] interchange = [1, %{{.*}}] : (
  // GENERIC: <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>, scalable_sizes = array<i1: false, true>, static_interchange = array<i64: 1, -9223372036854775808>, static_sizes = array<i64: 4, 8>}>
  %1, %l:2 = transform.structured.tile_using_for %a tile_sizes [4, [8]] interchange = [1, %s] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  // CHECK: tile_using_for %{{.*}} tile_sizes *(%{{.*}}) interchange = *(%{{.*}}) : (
  %2, %k = transform.structured.tile_using_for %1 tile_sizes *(%s) interchange = *(%s) : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

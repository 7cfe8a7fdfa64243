// What the way to LLVM 21 had otherwise than the release.

func.func @winograd(%f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>,
                    %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform m(4) r(3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform m(4) r(3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform m(4) r(3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

spirv.func @matrices(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) "None" {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  %1 = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  spirv.KHR.CooperativeMatrixStore %p, %0, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  spirv.KHR.CooperativeMatrixStore %p, %1, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  spirv.Return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @reduce(%a: !transform.any_op {transform.consumed}) {
    %fill, %split, %combining, %loop = transform.structured.tile_reduction_using_for %a by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %0:4 = transform.structured.tile_reduction_using_forall %a by num_threads = [0, 5], tile_sizes = [0, 3], mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %1:4 = transform.structured.tile_reduction_using_forall %a by num_threads = [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @passes(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "canonicalize" with options = "max-iterations=10" "b" to %0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.param.constant "max-rewrites=1" -> !transform.any_param
    %3 = transform.apply_registered_pass "canonicalize" with options = "test-convergence" %2 "top-down" %2 to %1 : (!transform.any_param, !transform.any_param, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

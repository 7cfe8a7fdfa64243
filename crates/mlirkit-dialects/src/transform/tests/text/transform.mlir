module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul", "linalg.fill"] : !transform.any_op
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.dim %x[all] {parallel} : !transform.any_op
      transform.match.structured.dim %x[0, -1] : !transform.any_op
      %d = transform.match.structured.dim %x[except(0)] : (!transform.any_op) -> !transform.param<i64>
      %r = transform.match.structured.rank %x : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @act(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence private @external(%op: !transform.any_op {transform.consumed})
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %1 = transform.structured.match ops{["linalg.generic"]} interface{LinalgOp} attributes{a = 1 : i64} filter_result_type = f32 in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
    %2, %loops:3 = transform.structured.tile_using_for %1 tile_sizes [4, %p, [8]] interchange = [1, 0] : (!transform.op<"linalg.generic">, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %3, %forall = transform.structured.tile_using_forall %2 num_threads [2, %p] (mapping = [#gpu.thread<x>, #gpu.thread<y>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %4, %forall2 = transform.structured.tile_using_forall %3 tile_sizes *(%p) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %5 = transform.structured.split %4 after 3 {dimension = 0} : !transform.any_op
    %6 = transform.structured.split %5 after %p {dimension = 1} : !transform.any_op, !transform.param<i64>
    %7, %8, %9 = transform.structured.multitile_sizes %6 {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
    %10 = transform.get_parent_op %6 {isolated_from_above, nth_parent = 2 : i64} : (!transform.any_op) -> !transform.any_op
    %11 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "list" = [1, %p]} to %10 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.apply_patterns to %11 {
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    %12 = transform.structured.vectorize_children_and_apply_patterns %11 : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %12 vector_sizes [4, [8], %p] : !transform.any_op, !transform.param<i64>
    %13 = transform.foreach %12 : !transform.any_op -> !transform.any_op {
    ^bb1(%e: !transform.any_op):
      transform.yield %e : !transform.any_op
    }
    %14 = transform.alternatives %13 : !transform.any_op -> !transform.any_op {
    ^bb2(%e: !transform.any_op):
      transform.yield %e : !transform.any_op
    }, {
    ^bb2(%e: !transform.any_op):
      transform.yield %e : !transform.any_op
    }
    %15 = transform.include @match failures(suppress) (%14) : (!transform.any_op) -> !transform.any_op
    %16 = transform.num_associations %15 : (!transform.any_op) -> !transform.param<i64>
    %17 = transform.param.constant 5 : i64 -> !transform.param<i64>
    transform.print %15 {name = "x", skip_regions} : !transform.any_op
    transform.print
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence %root : !transform.any_op failures(suppress) {
  ^bb1(%inner: !transform.any_op):
    transform.debug.emit_remark_at %inner, "text" : !transform.any_op
  }
}
transform.sequence failures(suppress) attributes {a} {
^bb0(%root: !transform.any_op, %more: !transform.any_op, %p: !transform.param<i64>):
  transform.sequence %root, %more, %p : (!transform.any_op, !transform.any_op, !transform.param<i64>) failures(propagate) {
  ^bb1(%inner: !transform.any_op, %a: !transform.any_op, %b: !transform.param<i64>):
    transform.yield
  }
}

// What stood otherwise in LLVM 20 than before and after it.

llvm.func @intrinsics(%v: vector<4xf32>, %i: i32) {
  %0 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%v, %v, %i) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32> {fastmathFlags = #llvm.fastmath<reassoc>}
  llvm.call_intrinsic "llvm.assume"(%i) ["align"(%v, %i : vector<4xf32>, i32), "b"()] : (i32) -> () {x}
  llvm.return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @reduce(%a: !transform.any_op {transform.consumed}) {
    %fill, %split, %combining, %loop = transform.structured.tile_reduction_using_for %a by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

omp.critical.declare @lock hint(contended, speculative)
omp.private {type = private} @p : i32
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  %1 = llvm.add %a, %b : i32
  omp.yield(%1 : i32)
}
func.func @loops(%l: i32, %u: i32, %s: i32, %p: !llvm.ptr, %m: memref<i32>) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%l, %l) to (%u, %u) inclusive step (%s, %s) collapse(2) tiles(4, 5) {
      omp.yield
    }
  }
  omp.wsloop schedule(static = %l : i32, nonmonotonic, simd) ordered(1) order(reproducible:concurrent) {
    omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) collapse(1) {
      omp.yield
    }
  }
  omp.parallel proc_bind(close) {
    omp.terminator
  }
  omp.parallel private(@p %p -> %q : !llvm.ptr) reduction(mod: inscan, byref @add %m -> %r : memref<i32>) {
    "t.use"(%q, %r) : (!llvm.ptr, memref<i32>) -> ()
    omp.terminator
  }
  omp.task depend(taskdependin -> %p : !llvm.ptr, taskdependout -> %m : memref<i32>) private(@p %p -> %q : !llvm.ptr) private_barrier {
    omp.terminator
  }
  omp.single copyprivate(%m -> @copy : memref<i32>) {
    omp.terminator
  }
  %0 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, to, from) capture(ByCopy) -> memref<i32> {name = "x"}
  %1 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(exit_release_or_enter_alloc) capture(ByRef) members(%0 : [0, 1] : memref<i32>) -> memref<i32>
  omp.target map_entries(%0 -> %a, %1 -> %b : memref<i32>, memref<i32>) private(@p %p -> %c [map_idx=1] : !llvm.ptr) {
    "t.use"(%a, %b, %c) : (memref<i32>, memref<i32>, !llvm.ptr) -> ()
    omp.terminator
  }
  omp.taskloop grainsize(strict, %l: i32) {
    omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
      omp.yield
    }
  }
  omp.taskgroup allocate(%m : memref<i32> -> %m : memref<i32>) task_reduction(@add %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  omp.atomic.write %m = %l hint(none) memory_order(relaxed) : memref<i32>, i32
  omp.simd aligned(%m : memref<i32> -> 32 : i64) {
    omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
      omp.yield
    }
  }
  return
}
func.func private @copy(memref<i32>, memref<i32>)

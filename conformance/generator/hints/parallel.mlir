%s:2 = "gen.source"() : () -> (memref<i32>, memref<i32>)
acc.atomic.capture {
  acc.atomic.read %s#0 = %s#1 : memref<i32>, memref<i32>, i32
  acc.atomic.update %s#1 : memref<i32> {
  ^bb0(%x: i32):
    acc.yield %x : i32
  }
}
// -----
%s = "gen.source"() : () -> memref<4xf32>
%b = acc.bounds lowerbound(%i : index) upperbound(%i : index)
%i = "gen.source"() : () -> index
%x = acc.create varPtr(%s : memref<4xf32>) -> memref<4xf32>
acc.declare dataOperands(%x : memref<4xf32>) {
}
%t = acc.declare_enter dataOperands(%x : memref<4xf32>)
acc.declare_exit token(%t) dataOperands(%x : memref<4xf32>)
acc.enter_data dataOperands(%x : memref<4xf32>)
// -----
%s = "gen.source"() : () -> memref<4xf32>
%x = acc.use_device varPtr(%s : memref<4xf32>) -> memref<4xf32>
acc.host_data dataOperands(%x : memref<4xf32>) {
}
// -----
%s = "gen.source"() : () -> memref<4xf32>
%x = acc.update_device varPtr(%s : memref<4xf32>) -> memref<4xf32>
acc.update dataOperands(%x : memref<4xf32>)
// -----
acc.private.recipe @p : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
%s = "gen.source"() : () -> memref<f32>
%x = acc.private varPtr(%s : memref<f32>) recipe(@p) -> memref<f32>
// -----
acc.firstprivate.recipe @p : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
}
%s = "gen.source"() : () -> memref<f32>
%x = acc.firstprivate varPtr(%s : memref<f32>) recipe(@p) -> memref<f32>
// -----
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield %a : memref<f32>
}
%s = "gen.source"() : () -> memref<f32>
%x = acc.reduction varPtr(%s : memref<f32>) recipe(@r) -> memref<f32>
// -----
%i = "gen.source"() : () -> index
acc.loop control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
  acc.yield
} attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
// -----
acc.kernel_environment {
}
// -----
%s:2 = "gen.source"() : () -> (memref<i32>, memref<i32>)
omp.atomic.capture {
  omp.atomic.read %s#0 = %s#1 : memref<i32>, memref<i32>, i32
  omp.atomic.update %s#1 : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
}
// -----
omp.declare_reduction @r : f32
init {
^bb0(%a: f32):
  omp.yield(%a : f32)
}
combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
%i = "gen.source"() : () -> index
omp.distribute {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.yield
  }
}
// -----
%i = "gen.source"() : () -> index
omp.loop {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.yield
  }
}
// -----
%i = "gen.source"() : () -> index
omp.simd {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.yield
  }
}
// -----
%i = "gen.source"() : () -> index
omp.taskloop {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.yield
  }
}
// -----
%i = "gen.source"() : () -> index
omp.wsloop ordered(0) {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.ordered.region {
      omp.terminator
    }
    omp.yield
  }
}
// -----
%i = "gen.source"() : () -> index
%p = "gen.source"() : () -> !llvm.ptr
omp.declare_reduction @r : i32
init {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
omp.wsloop reduction(mod: inscan, @r %p -> %q : !llvm.ptr) {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.scan inclusive(%q : !llvm.ptr)
    omp.yield
  }
}
// -----
%p = "gen.source"() : () -> !llvm.ptr
%m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target_data map_entries(%m : !llvm.ptr) {
  omp.terminator
}
// -----
%p = "gen.source"() : () -> !llvm.ptr
%m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
omp.target_enter_data map_entries(%m : !llvm.ptr)
omp.target_update map_entries(%m : !llvm.ptr)
// -----
%p = "gen.source"() : () -> !llvm.ptr
%m = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
omp.target_exit_data map_entries(%m : !llvm.ptr)
// -----
omp.private {type = private} @p : i32
// -----
omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %m = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<(i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%m : !llvm.ptr)
}
// -----
omp.sections {
  omp.section {
    omp.terminator
  }
  omp.terminator
}
// -----
omp.teams {
  omp.workdistribute {
    omp.terminator
  }
  omp.terminator
}
// -----
%i = "gen.source"() : () -> index
omp.parallel {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.terminator
}
// -----
%s = "gen.source"() : () -> i32
%c = omp.new_cli
omp.canonical_loop(%c) %iv : i32 in range(%s) {
  omp.terminator
}
omp.unroll_heuristic(%c)
// -----
%s = "gen.source"() : () -> i32
%c = omp.new_cli
%g = omp.new_cli
%t = omp.new_cli
omp.canonical_loop(%c) %iv : i32 in range(%s) {
  omp.terminator
}
omp.tile (%g, %t) <- (%c) sizes(%s : i32)
// -----
%i = "gen.source"() : () -> index
omp.wsloop ordered(1) {
  omp.loop_nest (%j) : index = (%i) to (%i) step (%i) {
    omp.ordered depend_type(dependsource) depend_vec(%k : i64) {doacross_num_loops = 1 : i64}
    omp.yield
  }
}
%k = "gen.source"() : () -> i64
// -----
gpu.module @m {
  gpu.func @k() kernel {
    gpu.return
  }
}
// -----
%i = "gen.source"() : () -> index
gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %f = %i) threads(%g, %h, %j) in (%k = %i, %l = %i, %m = %i) {
  gpu.terminator
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
gpu.binary @b [#gpu.object<#nvvm.target, "">]
// -----
%m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// -----
%s:3 = "gen.source"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
%r = gpu.subgroup_mma_compute %s#0, %s#1, %s#2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
// -----
%s:3 = "gen.source"() : () -> (memref<4xf16>, memref<4xf16, 3>, index)
%r = nvgpu.device_async_copy %s#0[%s#2], %s#1[%s#2], 4 : memref<4xf16> to memref<4xf16, 3>
// -----
%s = "gen.source"() : () -> f32
%r = gpu.all_reduce add %s {
} : (f32) -> f32

// Forms that only mlir-opt 16 reads and prints.

#lower = affine_map<(d0)[s0] -> (d0, s0)>
#upper = affine_map<(d0) -> (d0, 5)>
#matmul = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]

func.func @affine(%a: index, %b: index, %c: f32, %m: memref<?xf32>) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %a step 2 iter_args(%x = %c, %y = %c) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  affine.for %i = max #lower(%a)[%b] to min #upper(%b) {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%b] {
      affine.store %c, %m[%j] : memref<?xf32>
    } {note}
  }
  %1 = affine.for %i = %b to 10 iter_args(%x = %c) -> (f32) {
    affine.yield %x : f32
  }
  return %0#0, %1 : f32, f32
}

llvm.func @memory(%t: !llvm.ptr<i32>, %p: !llvm.ptr, %v: i32, %s: !llvm.ptr<struct<"list", (ptr<struct<"list">>, i32)>, 3>) -> i32 {
  %0 = llvm.load %t : !llvm.ptr<i32>
  %1 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %2 = llvm.load %s : !llvm.ptr<struct<"list", (ptr<struct<"list">>, i32)>, 3>
  llvm.store %v, %t : !llvm.ptr<i32>
  llvm.store volatile %v, %p {nontemporal} : i32, !llvm.ptr
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  %3 = llvm.atomicrmw _and %t, %v monotonic {note} : i32
  %4 = llvm.cmpxchg %t, %v, %v acq_rel monotonic : i32
  %5 = llvm.alloca %v x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<f32>
  %6 = llvm.alloca %v x f32 : (i32) -> !llvm.ptr
  %7 = llvm.getelementptr %5[%v] : (!llvm.ptr<f32>, i32) -> !llvm.ptr<f32>
  %8 = llvm.getelementptr inbounds %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return %0 : i32
}

llvm.func @switch(%i: i32, %f: f32) {
  llvm.switch %i : i32, ^bb2 [
  ]
^bb1(%0: f32):
  llvm.return
^bb2:
  llvm.switch %i : i32, ^bb1(%f : f32) [
    105: ^bb1(%f : f32),
    -1: ^bb3
  ]
^bb3:
  llvm.return
}

llvm.func @pointers(!llvm.ptr<func<i32 (i32, ...)>>, !llvm.ptr<vector<4xf32>, 1>, !llvm.array<3 x ptr<i8, 3>>, !llvm.ptr<5>)

llvm.func @varargs(%l: !llvm.ptr<i8>) {
  llvm.intr.vastart %l
  llvm.intr.vaend %l
  llvm.return
}

module {
  llvm.metadata @scopes attributes {note} {
    llvm.access_group @group
    llvm.tbaa_root @root {id = "C"}
    llvm.tbaa_type_desc @char {id = "char", members = {<@root, 0>}}
    llvm.tbaa_type_desc @pair {id = "pair", members = {<@char, 0>, <@char, 8>}}
    llvm.tbaa_tag @tag {access_type = @char, base_type = @pair, offset = 8 : i64}
  }
}

func.func @vectors(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>, %s: vector<2x[4x8]xf32>, %k: vector<2x3xf32>, %l: vector<3x5xf32>, %c: vector<2x5xf32>,
                   %mk: vector<2x3xi1>, %ml: vector<3x5xi1>, %w: vector<[4]xf32>) -> vector<3xf32> {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %1 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.vscale
  %4 = vector.contract {indexing_maps = #matmul, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %k, %l, %c, %mk, %ml : vector<2x3xf32>, vector<3x5xf32> into vector<2x5xf32>
  %5 = vector.extract %k[0, 1] : vector<2x3xf32>
  %6 = vector.extract %k[1] : vector<2x3xf32>
  return %6 : vector<3xf32>
}

func.func @tensors(%t: tensor<1x2x4x1xf32>, %m: memref<1x2x4x1xf32>) {
  %0 = "tosa.resize"(%t) {border = array<i64: 0, 0>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 2, 1, 2, 1>} : (tensor<1x2x4x1xf32>) -> tensor<1x4x8x1xf32>
  %1 = "tosa.abs"(%t) : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
  memref.tensor_store %1, %m : memref<1x2x4x1xf32>
  return
}

func.func @structured(%n: index, %t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %t into %o[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    }
  } {note}
  scf.foreach_thread (%i, %j) in (%n, %n) {
  }
  %1 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f) : f32 {
    ^bb0(%x: f32, %y: f32):
      %2 = arith.addf %x, %y : f32
      scf.reduce.return %2 : f32
    }
    scf.yield
  }
  return %0 : tensor<?xf32>
}

ml_program.global private @weight(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @state : tensor<4xi32>
func.func @program() -> tensor<4xi32> {
  %0 = ml_program.global_load_const @weight : tensor<4xi32>
  %1 = ml_program.global_load @state : tensor<4xi32>
  return %1 : tensor<4xi32>
}

omp.critical.declare @lock
omp.critical.declare @quick hint(uncontended, speculative)

omp.reduction.declare @add_f32 : f32 init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield(%1 : f32)
}

func.func @parallel(%n: index, %p: !llvm.ptr<f32>, %q: memref<1xf32>, %d: i32, %b: i1, %f: f32, %m: memref<i32>) {
  omp.parallel {
    omp.terminator
  }
  omp.parallel num_threads(%d : i32) proc_bind(close) reduction(@add_f32 -> %p : !llvm.ptr<f32>, @add_f32 -> %q : memref<1xf32>) {
    omp.reduction %f, %p : !llvm.ptr<f32>
    omp.reduction %f, %q : memref<1xf32>
    omp.terminator
  }
  omp.wsloop ordered(1) for (%i, %j) : index = (%n, %n) to (%n, %n) inclusive step (%n, %n) {
    omp.yield
  } {note}
  omp.simdloop if(%b) simdlen(2) for (%i) : index = (%n) to (%n) step (%n) {
    omp.yield
  }
  omp.sections nowait {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.task if(%b) untied priority(%d) allocate(%d : i32 -> %d : i32) {
    omp.terminator
  }
  omp.taskgroup task_reduction(@add_f32 -> %p : !llvm.ptr<f32>) {
    omp.terminator
  }
  omp.target_data if(%b : i1) map((always, tofrom -> %q : memref<1xf32>), (alloc -> %q : memref<1xf32>)) {
    omp.terminator
  }
  omp.target_enter_data nowait map((to -> %q : memref<1xf32>))
  omp.target_exit_data map((from -> %q : memref<1xf32>), (release -> %q : memref<1xf32>), (delete -> %q : memref<1xf32>))
  omp.atomic.write %m = %d hint(none) memory_order(relaxed) : memref<i32>, i32
  omp.atomic.update memory_order(seq_cst) %m : memref<i32> {
  ^bb0(%x: i32):
    %0 = arith.addi %x, %d : i32
    omp.yield(%0 : i32)
  }
  return
}

spirv.func @atomics(%p: !spirv.ptr<i32, Workgroup>, %v: i32) "None" {
  %0 = spirv.AtomicAnd "Device" "None" %p, %v : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicIIncrement "Workgroup" "Acquire|ImageMemory" %p : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicCompareExchange "Workgroup" "Release" "Acquire" %p, %v, %v : !spirv.ptr<i32, Workgroup>
  spirv.Return
}

func.func @gpus(%a: f32, %c: vector<32xf32>, %r: vector<4xi32>, %i: i32, %b: i1, %d: vector<2xf32>) {
  %0 = amdgpu.mfma %a * %a + %c {blocks = 2 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32} blgp = none : f32, vector<32xf32>
  %1 = rocdl.buffer.load %r, %i, %i, %b, %b : vector<2xf32>
  %2 = nvvm.vote.ballot.sync %i, %b : i32
  rocdl.buffer.store %d, %r, %i, %i, %b, %b : vector<2xf32>
  return
}

func.func @call(%i: i32) {
  emitc.call "f"(%i) : (i32) -> ()
  return
}

transform.sequence failures(propagate) {
^bb0(%root: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root
  %size = transform.structured.match ops{["arith.constant"]} in %root
  %1, %loops:2 = transform.structured.tile %0[4, 0, %size] {interchange = [1, 0, 2]} : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  %2, %more:2 = transform.structured.tile_to_scf_for %1[4, 4]
  %3, %fused = transform.structured.fuse %2 {tile_interchange = [0, 1], tile_sizes = [32, 0]}
  %4, %5 = transform.structured.split %3 after 42 {dimension = 0} : !pdl.operation
  %point = transform.structured.match ops{["arith.addi"]} in %root
  %6, %7 = transform.structured.split %4 after %point {dimension = 0} : !pdl.operation, !pdl.operation
}

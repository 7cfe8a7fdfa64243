#poly = #polynomial.int_polynomial<-1 + x**8>
#ring = #polynomial.ring<coefficientType=i32, coefficientModulus=256 : i32, polynomialModulus=#poly>
!poly = !polynomial.polynomial<ring=#ring>
!floats = !polynomial.polynomial<ring=<coefficientType=f32>>

mesh.mesh @mesh0(shape = 2x2x4)

func.func @names(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = mesh.shard %t to <@mesh0, [[0]]> : tensor<4x8xf32>
  %1 = mesh.all_reduce %0 on @mesh0 mesh_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  %2:3 = mesh.mesh_shape @mesh0 : index, index, index
  %3 = mesh.process_linear_index on @mesh0 : index
  return %1 : tensor<4x8xf32>
}

func.func @polynomials(%p: !poly, %c: tensor<8xi32, #ring>) -> !poly {
  %0 = polynomial.ntt %p {root=#polynomial.primitive_root<value=31:i32, degree=8:index>} : !poly -> tensor<8xi32, #ring>
  %1 = polynomial.intt %0 : tensor<8xi32, #ring> -> !poly
  %2 = polynomial.constant int<1 + 3x + x**2 + -2x**10> : !poly
  %3 = polynomial.constant float<0.5 + 1.3e06 x**2> : !floats
  %4 = polynomial.add %1, %2 : !poly
  return %4 : !poly
}

func.func @structured(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %i: tensor<4x8xi32>, %o: tensor<8x8xf32>, %x: f64)
    -> tensor<4x8xf32> {
  %0 = linalg.elemwise_unary ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>, cast = #linalg.type_fn<cast_unsigned>}
      ins(%i : tensor<4x8xi32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>}
      ins(%0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.matmul_transpose_a ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = linalg.map { arith.addf } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>)
  %5 = linalg.map ins(%a : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>)
    (%in: f32) {
      %y = arith.mulf %in, %in : f32
      %z = arith.addf %y, %in : f32
      linalg.yield %z : f32
    }
  %6 = linalg.fill ins(%x : f64) outs(%5 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

func.func @buffers(%m: memref<4xf32>, %u: memref<*xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m restrict writable : memref<4xf32>
  %1 = bufferization.to_tensor %u : memref<*xf32>
  %2 = bufferization.to_memref %0 read_only : memref<4xf32>
  return %2 : memref<4xf32>
}

func.func @branches(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c -> (tensor<f32>) {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %b : tensor<f32>
  }
  return %0 : tensor<f32>
}

func.func @spirv(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %q: !spirv.ptr<f32, CrossWorkgroup>,
    %n: i64, %f: f32, %v: vector<4xi32>) -> f32 {
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c1, %c1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32
  %1 = spirv.PtrAccessChain %q[%n] : !spirv.ptr<f32, CrossWorkgroup>, i64
  %2 = spirv.GroupNonUniformFAdd "Workgroup" "Reduce" %f : f32
  %3 = spirv.GroupNonUniformSMax "Subgroup" "ClusteredReduce" %v cluster_size(%c1) : vector<4xi32>
  return %2 : f32
}

llvm.func @switch(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    -1: ^bb1,
    7: ^bb1
  ]
^bb1:
  llvm.return
}

omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = llvm.fadd %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
atomic {
^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
  %2 = llvm.load %arg3 : !llvm.ptr -> f32
  llvm.atomicrmw fadd %arg2, %2 monotonic : !llvm.ptr, f32
  omp.yield
}

omp.private {type = private} @x.privatizer : !llvm.ptr alloc {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
}

llvm.func @loops(%lb: i64, %ub: i64, %step: i64, %x: !llvm.ptr, %m: !llvm.ptr) {
  omp.parallel reduction(@add %x -> %prv : !llvm.ptr) private(@x.privatizer %m -> %own : !llvm.ptr) {
    omp.wsloop reduction(byref @add %x -> %other : !llvm.ptr) {
      omp.loop_nest (%iv) : i64 = (%lb) to (%ub) step (%step) {
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(exit_release_or_enter_alloc) capture(ByCopy) -> !llvm.ptr {name = ""}
  %1 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(always, tofrom) capture(ByRef) members(%0, %0 : [3,-1], [2,1] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "", partial_map = true}
  llvm.return
}

acc.private.recipe @private : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
}

func.func @combined(%m: memref<4xf32>, %lb: index, %ub: index, %step: index) {
  acc.parallel combined(loop) private(@private -> %m : memref<4xf32>) {
    acc.loop combined(parallel) control(%iv : index) = (%lb : index) to (%ub : index) step (%step : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}

irdl.dialect @cmath {
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.is f32
    irdl.operands(%0, optional %1)
    irdl.results(variadic %0)
  }
}

emitc.func @c(%a: i32) -> i32 {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  emitc.return %0 : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %0, %1 = transform.structured.split %root after 42 { dimension = 0 } : !transform.any_op
    transform.yield
  }
}

llvm.func @flags() attributes {flags = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, file = <"a" in "b">, subprogramFlags = "Definition|Optimized">}

// What `omp`, `acc` and `nvvm` wrote otherwise.
omp.private {type = private} @mine : !llvm.ptr alloc {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
}
func.func @private_loops(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) inclusive step (%n) {
      omp.yield
    }
    omp.terminator
  }
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, !llvm.ptr) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%0 -> %a : !llvm.ptr) private(@mine %p -> %b : !llvm.ptr, @mine %q -> %c : !llvm.ptr) {
  ^bb0(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr):
    omp.terminator
  }
  return
}
func.func @routine() {
  return
}
acc.routine @plain func(@routine) bind("name")
acc.routine @both func(@routine) bind("name", "other" [#acc.device_type<nvidia>]) gang(dim: 1 : i64) nohost
func.func @ballot(%m: i32, %p: i1) -> i32 {
  %0 = nvvm.vote.ballot.sync %m, %p : i32
  return %0 : i32
}

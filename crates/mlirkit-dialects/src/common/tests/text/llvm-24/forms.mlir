llvm.func @cache(%r: vector<4xi32>, %o: i32, %v: f32, %p: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.raw.buffer.store %v, %r, %o, %o, 3 : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, -1 : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, true : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, pre_gfx12<glc | slc> : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, pre_gfx12<none> : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, gfx942<sc0|nt|volatile> : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, gfx12<lu|scope_dev> : f32
  %0 = rocdl.raw.buffer.atomic.fadd %v, %r, %o, %o, gfx12_atomic<return|cascade> : f32
  %1 = rocdl.raw.buffer.load %r, %o, %o, 0x10 : f32
  rocdl.global.load.lds %p, %l, 4, 0, gfx942<nt> {x}
  rocdl.global.prefetch %p, gfx12<ht> : !llvm.ptr<1>
  llvm.return
}

func.func @depend(%a: !llvm.ptr, %b: !llvm.ptr, %n: index, %i: i32) {
  %0 = omp.iterator(%x: index) = (%n to %n step %n) {
    omp.yield(%a : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr>
  %1 = omp.iterator(%x: i32, %y: i32) = (%i to %i step %i, %i to %i step %i) {
    omp.yield(%a : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr> {loop_inclusive, x}
  omp.taskwait depend(taskdependin -> %a : !llvm.ptr, taskdependinout -> %b : !llvm.ptr)
  omp.taskwait depend(taskdependin -> %0 : !omp.iterated<!llvm.ptr>, taskdependinout -> %b : !llvm.ptr, taskdependout -> %1 : !omp.iterated<!llvm.ptr>)
  omp.taskwait depend(taskdependinout -> %0 : !omp.iterated<!llvm.ptr>)
  return
}

func.func @affinity(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64, %i: index) {
  %0 = omp.affinity_entry %a, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
  %1 = omp.iterator(%x: index) = (%i to %i step %i) {
    omp.yield(%0 : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  omp.task affinity(%0 : !omp.affinity_entry_ty<!llvm.ptr, i64>, %1 : !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>) {
    omp.terminator
  }
  omp.declare_simd uniform(%a : !llvm.ptr, %b : !llvm.ptr) {x}
  return
}

func.func @allocated(%i: i32, %n: index) {
  %0 = omp.target_allocmem %i : i32, i64
  %1 = omp.target_allocmem %i : i32, i64(%i, %n : i32, index) {uniq_name = "x", y}
  %2 = omp.target_allocmem %i : i32, vector<4xi32>(%i : i32), %n
  %3 = omp.target_allocmem %i : i32, i64, %n, %n
  return
}

func.func @clauses(%a: !llvm.ptr, %b: !llvm.ptr, %i: i32, %j: i64) {
  omp.declare_simd linear(%a : !llvm.ptr = %i : i32)
  omp.declare_simd linear(val(%a : !llvm.ptr = %i : i32), %b : !llvm.ptr = %j : i64, uval(%b : !llvm.ptr = %i : i32))
  omp.declare_simd linear(%a : !llvm.ptr = %i : i32, ref(%b : !llvm.ptr = %i : i32))
  omp.teams dyn_groupprivate(%i : i32) {
    omp.terminator
  }
  omp.teams dyn_groupprivate(%i : i32, fallback(abort), cgroup) {
    omp.terminator
  }
  omp.teams dyn_groupprivate(fallback(default_mem), %i : i32) {
    omp.terminator
  }
  omp.teams dyn_groupprivate(cgroup, %i : i32) {
    omp.terminator
  }
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%i) {
    omp.terminator
  }
  omp.unroll_partial(%cli) {unroll_factor = 3 : i64, x}
  return
}

func.func @tosa(%d: tensor<1x4x4x64xf4E2M1FN>, %s: tensor<1x4x4x2xf8E8M0FNU>, %w: tensor<8x1x1x64xf4E2M1FN>, %ws: tensor<8x1x1x2xf8E8M0FNU>, %b: tensor<8xf32>, %m: tensor<1x4x4x64xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %t = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.conv2d_block_scaled %d, %s, %w, %ws, %b, %p, %t, %t {block_size = BLOCK_SIZE_32} : (tensor<1x4x4x64xf4E2M1FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<8x1x1x64xf4E2M1FN>, tensor<8x1x1x2xf8E8M0FNU>, tensor<8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x8xf32>
  %1 = tosa.max_pool2d_adaptive %m, %t, %t, %p : (tensor<1x4x4x64xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x4x4x64xf32>
  %2 = tosa.max_pool2d_adaptive %m, %t, %t, %p {nan_mode = IGNORE, x = unit} : (tensor<1x4x4x64xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x4x4x64xf32>
  return
}

func.func @pack(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %p: f32, %k: index, %dd: tensor<16x8x?x32xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d {x} : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %2 = linalg.pack %s outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [%k, 32] into %dd : tensor<128x256xf32> -> tensor<16x8x?x32xf32>
  %3 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s {x} : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

func.func @pack_in_place(%s: memref<128x256xf32>, %d: memref<16x8x8x32xf32>, %p: f32, %k: index, %dd: memref<16x8x?x32xf32>) {
  linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : memref<128x256xf32> -> memref<16x8x8x32xf32>
  linalg.unpack %dd outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%k, 32] into %s {x} : memref<16x8x?x32xf32> -> memref<128x256xf32>
  return
}

spirv.func @same_type(%x: vector<4xf32>, %p: vector<4x!spirv.ptr<f32, CrossWorkgroup>>, %m: vector<4xi1>, %i: i32) "None" {
  %0 = spirv.GL.NClamp %x, %x, %x {x} : vector<4xf32>
  %1 = spirv.GL.SmoothStep %x, %x, %x : vector<4xf32>
  %2 = spirv.IsNormal %x : vector<4xf32>
  %3 = spirv.INTEL.MaskedGather %p, %i, %m, %x : vector<4x!spirv.ptr<f32, CrossWorkgroup>>, i32, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  spirv.INTEL.MaskedScatter %p, %i, %m, %x : vector<4x!spirv.ptr<f32, CrossWorkgroup>>, i32, vector<4xi1>, vector<4xf32>
  spirv.Return
}

spirv.module Logical GLSL450 {
  spirv.SpecConstant @size = 3 : i32
  spirv.func @kernel() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @kernel
  spirv.ExecutionModeId @kernel "LocalSizeId" @size, @size, @size
  spirv.ExecutionModeId @kernel "SubgroupsPerWorkgroupId" @size
}

spirv.ARM.Graph @graph(%x: !spirv.arm.tensor<1x3x65537x1xi8>) -> !spirv.arm.tensor<1x2x65536x1xi8> {
  %0 = spirv.Tosa.MaxPool2D kernel = [0x3, 2], stride = [1, 1], pad = [1, 0, 0, 0], nan_mode = <Ignore>, %x : !spirv.arm.tensor<1x3x65537x1xi8> -> !spirv.arm.tensor<1x2x65536x1xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<1x2x65536x1xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @alignments(%a: !transform.any_op, %b: !transform.any_op) {
    %0, %1 = transform.structured.tile_using_for %a tile_sizes [4] inner_tile_alignments = [Unknown, Equal, Multiple] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2, %3 = transform.structured.tile_using_for %a tile_sizes [4] inner_tile_alignments = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4, %5 = transform.structured.fuse %a tile_sizes [4] interchange [0] inner_tile_alignments = [Equal] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6, %7 = transform.structured.fuse_into_containing_op %a into %b inner_tile_alignments = [Multiple] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

func.func @compute(%i: index, %a: memref<4xf32>, %s: !gpu.async.token, %x: i32) {
  %0 = acc.par_width %i {par_dim = #acc.par_dim<thread_x>}
  %1 = acc.par_width %i {par_dim = #acc.par_dim<block_x>}
  acc.compute_region stream(%s : !gpu.async.token) launch(%w = %0, %v = %1) ins(%b = %a, %y = %x) : (memref<4xf32>, i32) {
    acc.yield
  } {kernel_func_name = @k, kernel_module_name = @m, origin = "acc.parallel", x}
  %2 = acc.compute_region launch(%w = %0) -> index {
    acc.yield %w : index
  } {origin = "acc.parallel"}
  %3:2 = acc.compute_region ins(%y = %x) : (i32) -> (i32, i32) {
    acc.yield %y, %y : i32, i32
  } {origin = "acc.parallel"}
  acc.compute_region {
    acc.yield
  } {origin = "acc.parallel"}
  return
}

"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "shared", tls_mode = 0 : i64, addr_space = 0 : i32}> ({}) : () -> ()

llvm.mlir.global external thread_local @general() {addr_space = 0 : i32} : i32
llvm.mlir.global internal thread_local(generaldynamic) @general_too(1 : i32) : i32
llvm.mlir.global external hidden thread_local(localdynamic) unnamed_addr constant @local(7 : i64) : i64
llvm.mlir.global external thread_local (initialexec) @initial() {alignment = 8 : i64} : i32
llvm.mlir.global external thread_local(localexec) local_unnamed_addr @exec("x")
llvm.mlir.global external @by_property() {tls_mode = 4 : i64} : i32
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "without"}> ({}) : () -> ()

llvm.mlir.alias external thread_local(localexec) @alias : i32 {
  %0 = llvm.mlir.addressof @exec : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external thread_local @alias_too : i32 {
  %0 = llvm.mlir.addressof @exec : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "shared_alias"}> ({
  %0 = llvm.mlir.addressof @shared : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()

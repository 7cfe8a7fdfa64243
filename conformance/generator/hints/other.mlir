func.func private @f(i32)
emitc.func private @g(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.declare_func @g
%s = "gen.source"() : () -> i32
%r = emitc.call @g(%s) : (i32) -> i32
// -----
%s = "gen.source"() : () -> !emitc.lvalue<i32>
%r = emitc.apply "&"(%s) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
// -----
%s = "gen.source"() : () -> i32
%r = emitc.expression %s : (i32) -> i32 {
  %0 = emitc.add %s, %s : (i32, i32) -> i32
  emitc.yield %0 : i32
}
// -----
emitc.do {
} while {
  %r = emitc.expression : () -> i1 {
    %0 = emitc.call_opaque "x"() : () -> i1
    yield %0 : i1
  }
  yield %r : i1
}
// -----
emitc.class @c {
  emitc.field @x : !emitc.array<1xf32>
  emitc.func @f() {
    %0 = get_field @x : !emitc.array<1xf32>
    return
  }
}
// -----
emitc.global @x : !emitc.array<4xi32>
%r = emitc.get_global @x : !emitc.array<4xi32>
// -----
%s:2 = "gen.source"() : () -> (!emitc.lvalue<!emitc.opaque<"s">>, !emitc.lvalue<!emitc.ptr<!emitc.opaque<"s">>>)
%r = "emitc.member"(%s#0) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"s">>) -> !emitc.lvalue<i32>
%t = "emitc.member_of_ptr"(%s#1) {member = "a"} : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"s">>>) -> !emitc.lvalue<i32>
// -----
emitc.func @f() {
  emitc.return
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.attribute @a {
    %0 = irdl.is i32
    %1 = irdl.any_of(%0, %0)
    irdl.parameters(x: %1)
  }
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.c_pred "x"
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.base @d::@t
    %4 = irdl.parametric @d::@t<%0>
    %5 = irdl.region(%0)
    irdl.operands(a: %2)
    irdl.results(b: %0)
    irdl.attributes {"c" = %0}
    irdl.regions(r: %5)
  }
}
// -----
sdy.mesh @mesh = <["x"=2, "y"=2]>
%s = "gen.source"() : () -> tensor<8x8xf32>
%a = sdy.sharding_constraint %s <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
%b = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
%c = sdy.all_slice [{"x"}, {}] %b out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
%d = sdy.all_to_all [{"x"}: 0->1] %c out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>
%e = sdy.all_reduce {"y"} %d out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>
%f = sdy.reduce_scatter [{"y"}, {}] %e out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x8xf32>
%g = sdy.collective_permute %f out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
%r = sdy.reshard %g <@mesh, [{}, {}]> : tensor<8x8xf32>
// -----
sdy.mesh @mesh = <["x"=2, "y"=2]>
%s = "gen.source"() : () -> tensor<8x8xf32>
%a = sdy.sharding_constraint %s <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
%b = sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
// -----
sdy.mesh @mesh = <["x"=2, "y"=2]>
%s = "gen.source"() : () -> tensor<8x8xf32>
%a = sdy.sharding_constraint %s <@mesh, [{}, {}], replicated={"x"}> : tensor<8x8xf32>
%b = sdy.replicated_to_unreduced {"x"} %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
// -----
sdy.mesh @mesh = <["x"=2, "y"=2]>
%s = "gen.source"() : () -> tensor<8x8xf32>
%r = sdy.manual_computation(%s) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
  sdy.return %a : tensor<4x8xf32>
} : (tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
shard.grid @g(shape = 2x2)
%s = shard.sharding @g split_axes = [[0]] : !shard.sharding
%t = "gen.source"() : () -> tensor<4x4xf32>
%u = shard.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, 1] : tensor<4x4xf32>
// -----
mesh.mesh @g(shape = 2x2)
%s = mesh.sharding @g split_axes = [[0]] : !mesh.sharding
%t = "gen.source"() : () -> tensor<4x4xf32>
%u = mesh.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, 1] : tensor<4x4xf32>
// -----
%s:4 = "gen.source"() : () -> (!smt.func<(!smt.int) !smt.bool>, !smt.int, !smt.array<[!smt.int -> !smt.bool]>, !smt.bool)
%r = smt.apply_func %s#0(%s#1) : !smt.func<(!smt.int) !smt.bool>
%b = smt.array.broadcast %s#3 : !smt.array<[!smt.int -> !smt.bool]>
%e = smt.array.select %s#2[%s#1] : !smt.array<[!smt.int -> !smt.bool]>
%t = smt.array.store %s#2[%s#1], %s#3 : !smt.array<[!smt.int -> !smt.bool]>
%c = smt.bv.constant #smt.bv<5> : !smt.bv<32>
// -----
%s = "gen.source"() : () -> tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>
%o = sparse_tensor.slice.offset %s at 0 : tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>
%t = sparse_tensor.slice.stride %s at 0 : tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>
// -----
#enc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
%s:2 = "gen.source"() : () -> (index, index)
%r:2 = sparse_tensor.crd_translate dim_to_lvl [%s#0, %s#1] as #enc : index, index
// -----
%s = "gen.source"() : () -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>
%t = "gen.source"() : () -> index
%r = sparse_tensor.iterate %i in %s at(%c) iter_args(%a = %t) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0> -> index {
  sparse_tensor.yield %a : index
}
// -----
spirv.ARM.Graph @g (%a: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> attributes {entry_point = true} {
  %c = spirv.ARM.GraphConstant {graph_constant_id = 1 : i32} : !spirv.arm.tensor<1x16xi8>
  spirv.ARM.GraphOutputs %c : !spirv.arm.tensor<1x16xi8>
}
// -----
%s:2 = "gen.source"() : () -> (!spirv.ptr<!spirv.array<4xf32>, Function>, i32)
%r = spirv.AccessChain %s#0[%s#1] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
%t = spirv.InBoundsPtrAccessChain %p[%s#1] : !spirv.ptr<f32, Workgroup>, i32 -> !spirv.ptr<f32, Workgroup>
%p = "gen.source"() : () -> !spirv.ptr<f32, Workgroup>
// -----
%s = "gen.source"() : () -> !spirv.array<4xf32>
%r = spirv.CompositeExtract %s[1 : i32] : !spirv.array<4xf32>
%t = spirv.CompositeInsert %r, %s[1 : i32] : f32 into !spirv.array<4xf32>
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc = 1 : i32
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sc) : !spirv.array<3xi32>
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2xi32>
  spirv.GlobalVariable @var : !spirv.ptr<f32, Input>
  spirv.func @g() -> () "None" {
    spirv.Return
  }
  spirv.func @f() -> () "None" {
    %0 = spirv.mlir.addressof @var : !spirv.ptr<f32, Input>
    %1 = spirv.mlir.referenceof @sc : i32
    spirv.FunctionCall @g() : () -> ()
    %2 = spirv.Constant 1 : i32
    %3 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%2, %2) : (i32, i32) -> i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
// -----
%s:2 = "gen.source"() : () -> (!spirv.ptr<f32, Generic>, !spirv.ptr<f32, CrossWorkgroup>)
%a = spirv.GenericCastToPtr %s#0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
%b = spirv.GenericCastToPtrExplicit %s#0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
%c = spirv.PtrCastToGeneric %s#1 : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
// -----
%s:3 = "gen.source"() : () -> (i32, vector<4xf32>, f32)
%k = spirv.Constant 0 : i32
%a = spirv.GroupNonUniformBroadcast <Subgroup> %s#2, %k : f32, i32
%b = spirv.IAddCarry %s#0, %s#0 : !spirv.struct<(i32, i32)>
%c = spirv.ISubBorrow %s#0, %s#0 : !spirv.struct<(i32, i32)>
%d = spirv.SMulExtended %s#0, %s#0 : !spirv.struct<(i32, i32)>
%e = spirv.UMulExtended %s#0, %s#0 : !spirv.struct<(i32, i32)>
%f = spirv.VectorShuffle [1 : i32, 3 : i32] %s#1, %s#1 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
// -----
%s:2 = "gen.source"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %s#0, %s#1 : i32
// -----
%s = "gen.source"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
%r = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
// -----
%s = "gen.source"() : () -> !spirv.image<i32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>
%r = spirv.ImageQuerySize %s : !spirv.image<i32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown> -> vector<2xi32>
// -----
%s:3 = "gen.source"() : () -> (!spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x16xf32, Subgroup, MatrixB>, !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>)
%r = spirv.KHR.CooperativeMatrixMulAdd %s#0, %s#1, %s#2 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x16xf32, Subgroup, MatrixB> -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
// -----
spirv.func @f(%x: i1) "None" {
  spirv.mlir.selection {
    spirv.BranchConditional %x, ^bb1, ^bb2
  ^bb1:
    spirv.Branch ^bb2
  ^bb2:
    spirv.mlir.merge
  }
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %x, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.Return
}
// -----
spirv.func @f() "None" {
  spirv.Return
^bb1:
  spirv.Unreachable
}
// -----
spirv.func @f(%x: i32) "None" {
  spirv.Switch %x : i32, [
    default: ^bb1,
    0: ^bb1
  ]
^bb1:
  spirv.Return
}
// -----
func.func private @c(%x: tensor<4xf32>) -> tensor<4xf32>
%s = "gen.source"() : () -> tensor<4xf32>
%r = stablehlo.composite "a.b" %s {composite_attributes = {x = 1 : i32}, decomposition = @c} : (tensor<4xf32>) -> tensor<4xf32>
// -----
%s:4 = "gen.source"() : () -> (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<4xi32>, tensor<2x2xi64>)
%r = stablehlo.convolution(%s#0, %s#1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
%t = "stablehlo.dynamic_conv"(%s#0, %s#1, %s#3) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>)
%r = "stablehlo.dynamic_gather"(%s#0, %s#1, %s#2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x?x?xi32>
%t = "stablehlo.gather"(%s#0, %s#1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
// -----
%s:2 = "gen.source"() : () -> (vector<4xi32>, i32)
%f = "gen.source"() : () -> f32
%a = "rocdl.raw.buffer.load"(%s#0, %s#1, %s#1, %s#1) : (vector<4xi32>, i32, i32, i32) -> f32
"rocdl.raw.buffer.store"(%f, %s#0, %s#1, %s#1, %s#1) : (f32, vector<4xi32>, i32, i32, i32) -> ()
"rocdl.raw.buffer.atomic.fadd"(%f, %s#0, %s#1, %s#1, %s#1) : (f32, vector<4xi32>, i32, i32, i32) -> ()
"rocdl.raw.buffer.atomic.fmax"(%f, %s#0, %s#1, %s#1, %s#1) : (f32, vector<4xi32>, i32, i32, i32) -> ()
"rocdl.raw.buffer.atomic.smax"(%s#1, %s#0, %s#1, %s#1, %s#1) : (i32, vector<4xi32>, i32, i32, i32) -> ()
"rocdl.raw.buffer.atomic.umin"(%s#1, %s#0, %s#1, %s#1, %s#1) : (i32, vector<4xi32>, i32, i32, i32) -> ()
// -----
%s = "gen.source"() : () -> memref<4x!ptr.ptr<#ptr.generic_space>>
%c = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
// -----
%s:4 = "gen.source"() : () -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>, f32)
%r = ptr.gather %s#0, %s#1, %s#2 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
ptr.scatter %s#2, %s#0, %s#1 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, index)
%r = tensor.extract %s#0[%s#1] : tensor<4xf32>
%f = tensor.from_elements %r, %r : tensor<2xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x8x8x4xf32>, tensor<16x2x2x4xf32>, tensor<16xf32>)
%i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%r = tosa.conv2d %s#0, %s#1, %s#2, %i, %i {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x2x2x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x16xf32>
// -----
%s = "gen.source"() : () -> tensor<1x4x4x1xf32>
%c = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
%o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.resize %s, %c, %o, %o {mode = BILINEAR} : (tensor<1x4x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<i1>, tensor<4xf32>)
%r = tosa.cond_if %s#0 (%a = %s#1) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
^bb0(%a: tensor<4xf32>):
  tosa.yield %a : tensor<4xf32>
} else {
^bb0(%a: tensor<4xf32>):
  tosa.yield %a : tensor<4xf32>
}
// -----
%s:4 = "gen.source"() : () -> (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>)
%r = tosa.matmul_t_block_scaled %s#0, %s#1, %s#2, %s#3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.alternatives %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @o(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
    transform.include @n failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
%s:4 = "gen.source"() : () -> (!transform.op<"scf.for">, !transform.op<"memref.alloca">, !transform.op<"memref.alloc">, !transform.op<"tensor.empty">)
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.cast %a : !transform.any_op to !transform.op<"scf.for">
  %1 = transform.cast %a : !transform.any_op to !transform.op<"memref.alloca">
  %2 = transform.cast %a : !transform.any_op to !transform.op<"memref.alloc">
  %3 = transform.cast %a : !transform.any_op to !transform.op<"tensor.empty">
  %4 = transform.cast %a : !transform.any_op to !transform.op<"linalg.pack">
  %5 = transform.cast %a : !transform.any_op to !transform.op<"linalg.unpack">
  %6, %7 = transform.loop.peel %0 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  %8 = transform.cast %a : !transform.any_op to !transform.op<"scf.for">
  %9 = transform.loop.pipeline %8 : (!transform.op<"scf.for">) -> !transform.any_op
  %10, %11 = transform.memref.alloca_to_global %1 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  %12 = transform.memref.multibuffer %2 {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
  %13 = transform.bufferization.empty_tensor_to_alloc_tensor %3 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  %14, %15, %16 = transform.structured.lower_pack %4 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  %17, %18, %19, %20 = transform.structured.lower_unpack %5 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
}
// -----
%s = "gen.source"() : () -> !transform.any_op
%r, %l = transform.structured.tile_using_for %s tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, tensor<i1>)
%r = stablehlo.while(%a = %s#0) : tensor<4xf32> cond {
  %c = "gen.source"() : () -> tensor<i1>
  stablehlo.return %c : tensor<i1>
} do {
  stablehlo.return %a : tensor<4xf32>
}
// -----
%s:2 = "gen.source"() : () -> (tensor<4x16xf32>, tuple<tensor<4xf32>>)
%r = "stablehlo.reduce_scatter"(%s#0) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
}) : (tensor<4x16xf32>) -> tensor<4x4xf32>
%g = stablehlo.get_tuple_element %s#1[0] : (tuple<tensor<4xf32>>) -> tensor<4xf32>
%l = stablehlo.slice %s#0 [0:2, 0:4] : (tensor<4x16xf32>) -> tensor<2x4xf32>
%f = stablehlo.fft %l, type = RFFT, length = [4] : (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>
%p = stablehlo.dynamic_pad %s#0, %z, %i, %i, %i : (tensor<4x16xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
%z, %i = "gen.source"() : () -> (tensor<f32>, tensor<2xi64>)
// -----
func.func @f(%x: tensor<4xf32>) {
  %r = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %0 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}
// -----
wasmssa.import_global "g" from "m" as @g : i32
wasmssa.global @c i32 : {
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}
wasmssa.func @branches(%x: !wasmssa<local ref to i32>) {
  wasmssa.block : {
    %0 = wasmssa.local_get %x : ref to i32
    wasmssa.branch_if %0 to level 0 else ^bb1
  ^bb1:
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.import_func "f" from "m" as @f {sym_visibility = "nested", type = (i32) -> ()}
wasmssa.import_table "t" from "m" as @t {sym_visibility = "nested", type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
wasmssa.import_mem "m" from "m" as @m {limits = !wasmssa<limit[2:]>, sym_visibility = "nested"}
wasmssa.import_global "g" from "m" as @g : i32
wasmssa.memory @n !wasmssa<limit[512:]>
wasmssa.table @u !wasmssa<tabletype !wasmssa.funcref [348:]>
wasmssa.func @h() {
  %0 = wasmssa.local of type i32
  %1 = wasmssa.const 3 : i32
  wasmssa.local_set %0 : ref to i32 to %1 : i32
  %2 = wasmssa.local_tee %0 : ref to i32 to %1 : i32
  %3 = wasmssa.local_get %0 : ref to i32
  wasmssa.return
}
// -----
%s:3 = "gen.source"() : () -> (memref<16x16xf32>, index, memref<16x64xi8>)
%z = amx.tile_zero : !amx.tile<16x16xf32>
%a = amx.tile_load %b[%s#1, %s#1] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
%b = "gen.source"() : () -> memref<16x32xbf16>
%m = amx.tile_mulf %a, %a, %z : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
amx.tile_store %s#0[%s#1, %s#1], %m : memref<16x16xf32>, !amx.tile<16x16xf32>
%c = amx.tile_load %s#2[%s#1, %s#1] : memref<16x64xi8> into !amx.tile<16x64xi8>
%y = amx.tile_zero : !amx.tile<16x16xi32>
%n = amx.tile_muli %c, %c, %y : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
// -----
%s:3 = "gen.source"() : () -> (memref<16x16xf32>, index, memref<16x64xi8>)
%z = x86.amx.tile_zero : !x86.amx.tile<16x16xf32>
%a = x86.amx.tile_load %b[%s#1, %s#1] : memref<16x32xbf16> into !x86.amx.tile<16x32xbf16>
%b = "gen.source"() : () -> memref<16x32xbf16>
%m = x86.amx.tile_mulf %a, %a, %z : !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
x86.amx.tile_store %s#0[%s#1, %s#1], %m : memref<16x16xf32>, !x86.amx.tile<16x16xf32>
%c = x86.amx.tile_load %s#2[%s#1, %s#1] : memref<16x64xi8> into !x86.amx.tile<16x64xi8>
%y = x86.amx.tile_zero : !x86.amx.tile<16x16xi32>
%n = x86.amx.tile_muli %c, %c, %y : !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
// -----
%s:4 = "gen.source"() : () -> (vector<4xf32>, vector<4x4xf32>, vector<4xf32>, memref<4xf32>)
%i = vector.interleave %s#0, %s#0 : vector<4xf32> -> vector<8xf32>
%r = vector.reduction <add>, %s#0 : vector<4xf32> into f32
%j, %k = vector.deinterleave %s#0 : vector<4xf32> -> vector<2xf32>
// -----
%s:5 = "gen.source"() : () -> (memref<24x32xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xf32>, vector<16xi1>, !xegpu.mem_desc<16x64xf16>)
%d = xegpu.create_nd_tdesc %s#0 : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
%v = xegpu.load_nd %d[0, 0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
xegpu.store_nd %v, %d[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
%m = xegpu.load_matrix %s#4[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
xegpu.store_matrix %m, %s#4[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
%a = xegpu.atomic_rmw addf %s#1, %s#3, %s#2 : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>
// -----
pdl_interp.func @m(%o: !pdl.operation) {
  %r = "gen.source"() : () -> !pdl.range<operation>
  pdl_interp.foreach %a : !pdl.operation in %r {
    pdl_interp.continue
  } -> ^next
^next:
  pdl_interp.finalize
}
// -----
%s:3 = "gen.source"() : () -> (memref<16x16xf16, 3>, index, memref<128x64xf16, 3>)
%r = nvgpu.ldmatrix %s#0[%s#1, %s#1] {numTiles = 2 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<2x2xf16>
%m = "gen.source"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
%d = nvgpu.warpgroup.generate.descriptor %s#2, %m : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// -----
%s:3 = "gen.source"() : () -> (!llvm.ptr, i32, f64)
%a = nvvm.wmma.load %s#0, %s#1 {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
%b = nvvm.wmma.mma %s#2, %s#2, %s#2, %s#2 {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
nvvm.wmma.store %s#0, %s#1, %s#2, %s#2 {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64
%c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
// -----
%s = "gen.source"() : () -> !transform.any_op
%a = transform.xegpu.set_desc_layout %s sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
// -----
%s:2 = "gen.source"() : () -> (!transform.any_op, !transform.any_value)
transform.xegpu.set_op_layout_attr %s#0 result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
transform.xegpu.convert_layout %s#1 input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [8, 16] : (!transform.any_value) -> !transform.any_op
// -----
vhlo.func_v1 @f(%a: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
  "vhlo.return_v1"(%a) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
// -----
%s:3 = "gen.source"() : () -> (vector<16xi32>, vector<64xi8>, vector<64xi8>)
%r = x86.avx10.dot.i8 %s#0, %s#1, %s#2 : vector<64xi8> -> vector<16xi32>
// -----
%s:3 = "gen.source"() : () -> (vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>)
%r = amdgpu.scaled_wmma 16x16x128 (%s#0 * %s#1) * (%s#0 * %s#1) + %s#2 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
// -----
%s = "gen.source"() : () -> memref<4xf32>
%r = amdgpu.fat_raw_buffer_cast %s : memref<4xf32> to memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>
// -----
%s:3 = "gen.source"() : () -> (memref<128x72xf32>, memref<64x64xf32, #gpu.address_space<workgroup>>, index)
amdgpu.gather_to_lds %s#0[%s#2, %s#2], %s#1[%s#2, %s#2] : f32, memref<128x72xf32>, memref<64x64xf32, #gpu.address_space<workgroup>>
// -----
%s:4 = "gen.source"() : () -> (f32, f32, vector<2xbf16>, vector<2xf16>)
%a = nvvm.convert.f32x2.to.f4x2 %s#0, %s#1 : i8 (f4E2M1FN)
%b = nvvm.convert.f32x2.to.f6x2 %s#0, %s#1 : i16 (f6E2M3FN)
%c = nvvm.convert.f32x2.to.f8x2 %s#0, %s#1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
%d = nvvm.convert.bf16x2.to.f8x2 %s#2 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
%e = nvvm.convert.f16x2.to.f8x2 %s#3 : vector<2xf16> -> i16 (f8E4M3FN)
// -----
%s:4 = "gen.source"() : () -> (vector<2xi8>, i8, vector<2xi8>, i32)
%a = nvvm.convert.f8x2.to.f16x2 %s#0 : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
%b = nvvm.convert.f8x2.to.bf16x2 %s#0 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
%c = nvvm.convert.f6x2.to.f16x2 %s#0 : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
%d = nvvm.convert.f4x2.to.f16x2 %s#1 : i8 (f4E2M1FN) -> vector<2xf16>
// -----
%s:2 = "gen.source"() : () -> (vector<4xf32>, i32)
%a = nvvm.convert.f32x4.to.f8x4 %s#0, %s#1 : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
%b = nvvm.convert.f32x4.to.f6x4 %s#0, %s#1 : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
%c = nvvm.convert.f32x4.to.f4x4 %s#0, %s#1 : vector<4xf32> -> i16 (f4E2M1FN)
// -----
%s = "gen.source"() : () -> !llvm.ptr<3>
%a = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%s:2 = "gen.source"() : () -> (vector<2xf16>, i32)
%a = nvvm.mma.sync A[%s#0, %s#0] B[%s#0] C[%s#0, %s#0] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%s = "gen.source"() : () -> memref<4xf32, #ptr.generic_space>
%p = ptr.to_ptr %s : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
%m = ptr.get_metadata %s : memref<4xf32, #ptr.generic_space>
%r = ptr.from_ptr %p metadata %m : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// -----
%s:2 = "gen.source"() : () -> (tensor<64x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, f64)
%c = sparse_tensor.concatenate %s#0, %s#0 {dimension = 0 : index} : tensor<64x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, tensor<64x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to tensor<128x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%i = sparse_tensor.coordinates %s#0 {level = 1 : index} : tensor<64x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xindex>
sparse_tensor.foreach in %s#0 : tensor<64x64xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> do {
^bb0(%a: index, %b: index, %v: f64):
}
%r = sparse_tensor.reduce %s#1, %s#1, %s#1 : f64 {
^bb0(%a: f64, %b: f64):
  sparse_tensor.yield %a : f64
}
%t = sparse_tensor.select %s#1 : f64 {
^bb0(%a: f64):
  %k = "gen.source"() : () -> i1
  sparse_tensor.yield %k : i1
}
// -----
%s = "gen.source"() : () -> tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>
%r = sparse_tensor.coordinates_buffer %s : tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>> to memref<?xindex>
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %m = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %b {reduction_position = 0 : i64} : !transform.any_op
    %0 = transform.match.structured.rank %b : (!transform.any_op) -> !transform.param<i64>
    %1 = transform.match.structured.num_inputs %b : (!transform.any_op) -> !transform.param<i64>
    %2 = transform.match.structured.num_inits %b : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.dim %b[all] {parallel} : !transform.any_op
    %3 = transform.match.structured.input %b[0] : (!transform.any_op) -> !transform.any_op
    %4 = transform.match.structured.init %b[0] : (!transform.any_op) -> !transform.any_op
    %5 = transform.match.structured.result %b[0] {single} : (!transform.any_op) -> !transform.any_op
    %6:4 = transform.match.structured.classify_contraction_dims %b : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    %7:8 = transform.match.structured.classify_convolution_dims %b : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    transform.match.structured.yield %b : !transform.any_op
  }
}
// -----
%s:3 = "gen.source"() : () -> (memref<256xf32>, vector<4xindex>, vector<4xi1>)
%d = xegpu.create_tdesc %s#0, %s#1 : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
%u = xegpu.update_offset %d, %s#1 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
// -----
%s:2 = "gen.source"() : () -> (!llvm.ptr<1>, i32)
%v = xevm.blockload2d %s#0, %s#1, %s#1, %s#1, %s#1, %s#1 <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
%w = "gen.source"() : () -> vector<8xi32>
xevm.blockstore2d %s#0, %s#1, %s#1, %s#1, %s#1, %s#1, %w <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
// -----
%s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%add = tosa.add_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%cat = tosa.concat_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
%dc = tosa.div_ceil_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%df = tosa.div_floor_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%e = tosa.exp2_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
%lc = tosa.log2_ceil_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
%lf = tosa.log2_floor_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
%max = tosa.max_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%min = tosa.min_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%mod = tosa.mod_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%mul = tosa.mul_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
%sub = tosa.sub_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// -----
%s = tosa.const_shape {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
%t = "gen.source"() : () -> tensor<2x3xf32>
%p = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%r = tosa.pad %t, %s, %p : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf32>
// -----
%s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = "gen.source"() : () -> tensor<2x3xf32>
%r = tosa.reshape %t, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
// -----
%s = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
%z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = "gen.source"() : () -> tensor<2x3xf32>
%r = tosa.slice %t, %s, %z : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
%m = tosa.tile %t, %z : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
// -----
%s = tosa.const_shape {values = dense<[4, 5, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
%a = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%r = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
// -----
shard.grid @g(shape = 2x2)
%t = "gen.source"() : () -> tensor<4x4xf32>
%i = "gen.source"() : () -> index
%0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x4xf32> -> tensor<8x4xf32>
%1 = shard.all_reduce %t on @g grid_axes = [0] : tensor<4x4xf32> -> tensor<4x4xf32>
%2 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x4xf32> -> tensor<2x4xf32>
%3 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x4xf32> -> tensor<2x8xf32>
%4 = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%5 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [0] : (tensor<4x4xf32>) -> tensor<8x4xf32>
%6:2 = shard.grid_shape @g : index, index
%7:2 = shard.neighbors_linear_indices on @g[%i, %i] split_axes = [0] : index, index
%8 = shard.process_linear_index on @g : index
%9:2 = shard.process_multi_index on @g : index, index
%10 = shard.recv %t on @g grid_axes = [0] source = [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%11 = shard.reduce %t on @g grid_axes = [0] root = [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%12 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<4x4xf32> -> tensor<2x4xf32>
%13 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<4x4xf32>) -> tensor<2x4xf32>
%14 = shard.send %t on @g grid_axes = [0] destination = [0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%15 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4x4xf32> -> tensor<4x4xf32>
// -----
%m = "gen.source"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
// -----
%m = "gen.source"() : () -> memref<4xf32>
%i = "gen.source"() : () -> index
%r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
^bb0(%a: f32):
  memref.atomic_yield %a : f32
}
// -----
%b = "gen.source"() : () -> i1
%f = "gen.source"() : () -> f32
%n = "gen.source"() : () -> i32
%v = "gen.source"() : () -> vector<4xi1>
%r = spirv.GroupNonUniformAll <Subgroup> %b : i1
%s = spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1
%t = spirv.GroupNonUniformAny <Subgroup> %b : i1
%u = spirv.UConvert %n : i32 to i64
// -----
%m = "gen.source"() : () -> memref<4xf32, #ptr.generic_space>
%i = "gen.source"() : () -> index
%k = "gen.source"() : () -> vector<4xi1>
%w = "gen.source"() : () -> vector<4xf32>
%p = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
%v = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
ptr.store %v, %p : f32, !ptr.ptr<#ptr.generic_space>
%q = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, index
%d = ptr.ptr_diff %p, %q : !ptr.ptr<#ptr.generic_space> -> i64
%l = ptr.masked_load %p, %k, %w : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
ptr.masked_store %w, %p, %k : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// -----
func.func @f(%a: tensor<4xf32>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  %0 = mpmd.assign %a : (tensor<4xf32>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}
// -----
func.func @f(%a: !mpmd.mesh_tensor<"m", tensor<4xf32>>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  %0 = mpmd.unassign %a : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: !mpmd.mesh_tensor<"m", tensor<4xf32>>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}
// -----
func.func @f(%a: !mpmd.mesh_tensor<"m", tensor<4xf32>>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m", origin=["o"]> (%a) (%x: tensor<4xf32>) {
    mpmd.return %x : tensor<4xf32>
  } : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}
// -----
func.func @f(%a: !mpmd.mesh_tensor<"m", tensor<4xf32>>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m", origin=["o"]> @g(%a) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}
func.func private @g(tensor<4xf32>) -> tensor<4xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
// -----
%a = "gen.source"() : () -> tensor<4xf32>
%0 = mpmd.named_computation<"o"(1)> (%a) (%x: tensor<4xf32>) {
  mpmd.return %x : tensor<4xf32>
} : (tensor<4xf32>) -> tensor<4xf32>
// -----
%a = "gen.source"() : () -> tensor<4xf32>
%0 = mpmd.for (%a) {iterations = 4 : ui32, unroll_factor = 2 : ui32} (%x: tensor<4xf32>, %i: tensor<ui32>) {
  mpmd.return %x : tensor<4xf32>
} : tensor<4xf32>
// -----
%a = "gen.source"() : () -> tensor<4xf32>
%0 = mpmd.named_tensor %a name="n" : tensor<4xf32>
// -----
%a = "gen.source"() : () -> tensor<4xf32>
%0 = mpmd.broadcast %a : tensor<4xf32>
// -----
%a = "gen.source"() : () -> tensor<4xf32>
%0 = mpmd.reduce<add> %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%i:3 = "gen.source"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32>, vector<4xf32>)
%r = spirv.ImageRead %i#0, %i#1 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32> -> vector<4xf32>
spirv.ImageWrite %i#0, %i#1, %i#2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32>, vector<4xf32>
// -----
%i:3 = "gen.source"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32)
%r = spirv.ImageSampleExplicitLod %i#0, %i#1 ["Lod"], %i#2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>>, vector<2xf32>, f32 -> vector<4xf32>
// -----
%p:2 = "gen.source"() : () -> (!polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>, !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>)
%n:2 = "gen.source"() : () -> (i32, index)
%t = "gen.source"() : () -> tensor<8xi32, #polynomial.ring<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%u = "gen.source"() : () -> tensor<8xi32>
%0 = polynomial.add %p#0, %p#1 : !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%1 = polynomial.sub %p#0, %p#1 : !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%2 = polynomial.mul %p#0, %p#1 : !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%3 = polynomial.constant int<1 + x**2> : !polynomial.polynomial<ring=<coefficientType=i32>>
%4 = polynomial.ntt %p#0 {root=#polynomial.primitive_root<value=31:i32, degree=8:index>} : !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>> -> tensor<8xi32, #polynomial.ring<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%5 = polynomial.intt %t : tensor<8xi32, #polynomial.ring<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>> -> !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%6 = polynomial.from_tensor %u : tensor<8xi32> -> !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>>
%7 = polynomial.to_tensor %p#0 : !polynomial.polynomial<ring=<coefficientType=i32, coefficientModulus=256:i32, polynomialModulus=<-1 + x**8>>> -> tensor<8xi32>

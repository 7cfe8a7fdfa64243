func.func private @callee(i32) -> i32
%s = "gen.source"() : () -> i32
%r = func.call @callee(%s) : (i32) -> i32
%f = func.constant @callee : (i32) -> i32
// -----
func.func @f() -> i32 {
  %s = "gen.source"() : () -> i32
  affine.for %i = 0 to 4 {
    affine.yield
  }
  return %s : i32
}
// -----
affine.parallel (%i) = (0) to (4) {
}
// -----
%s:3 = "gen.source"() : () -> (memref<4xf32>, memref<4xf32, 1>, memref<1xi32>)
%i:3 = "gen.source"() : () -> (index, index, index)
affine.dma_start %s#0[%i#0], %s#1[%i#0], %s#2[0], %i#1 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
affine.dma_wait %s#2[0], %i#1 : memref<1xi32>
// -----
async.func @f() -> !async.token {
  async.return
}
%r = async.call @f() : () -> !async.token
// -----
module {
}
// -----
%r = complex.constant [0.5 : f32, 0.25 : f32] : complex<f32>
// -----
%s = "gen.source"() : () -> vector<4xi8>
%a = "gen.source"() : () -> vector<16xi8>
%b = "gen.source"() : () -> vector<16xi8>
%c = "gen.source"() : () -> vector<4xi32>
%r = arm_neon.intr.sdot %c, %a, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
// -----
%s:2 = "gen.source"() : () -> (i64, i64)
%r = "arm_sve.intr.whilelt"(%s#0, %s#1) : (i64, i64) -> vector<[4]xi1>
// -----
func.func @f(%x: i32) -> i32 {
  cf.br ^next
^next:
  return %x : i32
}
// -----
scf.execute_region {
  scf.yield
}
// -----
%s = "gen.source"() : () -> i1
scf.while : () -> () {
  scf.condition(%s)
} do {
  scf.yield
}
// -----
%s = "gen.source"() : () -> index
scf.index_switch %s
case 2 {
  scf.yield
}
default {
  scf.yield
}
// -----
%s:2 = "gen.source"() : () -> (index, f32)
%r = scf.parallel (%i) = (%s#0) to (%s#0) step (%s#0) init (%s#1) -> f32 {
  scf.reduce(%s#1 : f32) {
  ^bb0(%a: f32, %b: f32):
    scf.reduce.return %a : f32
  }
}
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, tensor<1xf32>)
%r = scf.forall (%i) in (4) shared_outs(%o = %s#0) -> (tensor<4xf32>) {
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %s#1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
// -----
%s:2 = "gen.source"() : () -> (index, f32)
%r = scf.for %i = %s#0 to %s#0 step %s#0 iter_args(%a = %s#1) -> f32 {
  scf.yield %a : f32
}
// -----
%s = "gen.source"() : () -> tensor<4x4xf32>
%i = "gen.source"() : () -> tensor<1x2xindex>
%r = tensor.gather %s[%i] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>)
%r = tensor.scatter %s#0 into %s#1[%s#2] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x4xf32>
// -----
%s = "gen.source"() : () -> f32
%t = "gen.source"() : () -> tensor<4xf32>
%r = tensor.pad %t low[1] high[1] {
^bb0(%i: index):
  tensor.yield %s : f32
} : tensor<4xf32> to tensor<6xf32>
// -----
%s = "gen.source"() : () -> index
%t = "gen.source"() : () -> f32
%r = tensor.generate %s {
^bb0(%i: index):
  tensor.yield %t : f32
} : tensor<?xf32>
// -----
%s = "gen.source"() : () -> tensor<4x4xf32>
%r = tensor.collapse_shape %s [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
%e = tensor.expand_shape %r [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
// -----
%s = "gen.source"() : () -> tensor<8xf32>
%r = tensor.extract_slice %s[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
%t = tensor.insert_slice %r into %s[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// -----
%s = "gen.source"() : () -> memref<4x4xf32>
%r = memref.collapse_shape %s [[0, 1]] : memref<4x4xf32> into memref<16xf32>
%e = memref.expand_shape %r [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
%c = memref.reinterpret_cast %s to offset: [0], sizes: [4], strides: [1] : memref<4x4xf32> to memref<4xf32>
%t = memref.transpose %s (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
// -----
%s = "gen.source"() : () -> memref<8xf32>
%r = memref.subview %s[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// -----
memref.global "private" @x : memref<4xf32>
%r = memref.get_global @x : memref<4xf32>
// -----
%s:2 = "gen.source"() : () -> (memref<4xf32>, index)
%r = memref.generic_atomic_rmw %s#0[%s#1] : memref<4xf32> {
^bb0(%x: f32):
  memref.atomic_yield %x : f32
}
// -----
memref.alloca_scope {
  memref.alloca_scope.return
}
// -----
%s:3 = "gen.source"() : () -> (memref<4xf32>, memref<4xf32, 1>, memref<1xi32>)
%i = "gen.source"() : () -> index
memref.dma_start %s#0[%i], %s#1[%i], %i, %s#2[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
memref.dma_wait %s#2[%i], %i : memref<1xi32>
// -----
%s = "gen.source"() : () -> memref<?xi8>
%i = "gen.source"() : () -> index
%r = memref.view %s[%i][] : memref<?xi8> to memref<4xf32>
// -----
%s = "gen.source"() : () -> memref<4xf32>
%a, %b, %c, %d = memref.extract_strided_metadata %s : memref<4xf32> -> memref<f32>, index, index, index
// -----
ml_program.global private mutable @x(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f() -> tensor<4xi32> {
  %s = ml_program.global_load @x : tensor<4xi32>
  ml_program.global_store @x = %s : tensor<4xi32>
  ml_program.return %s : tensor<4xi32>
}
// -----
ml_program.global private @x(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.subgraph @g() -> tensor<4xi32> {
  %k = ml_program.token
  %s = ml_program.global_load_const @x : tensor<4xi32>
  ml_program.output %s : tensor<4xi32>
}
// -----
ml_program.global private mutable @x(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.subgraph @g() -> (tensor<4xi32>, !ml_program.token) {
  %k = ml_program.token
  %s, %l = ml_program.global_load_graph @x ordering(%k -> !ml_program.token) : tensor<4xi32>
  %m = ml_program.global_store_graph @x = %s ordering(%l -> !ml_program.token) : tensor<4xi32>
  ml_program.output %s, %m : tensor<4xi32>, !ml_program.token
}
// -----
%s = "gen.source"() : () -> index
%r = index.casts %s : index to i32
%t = index.castu %s : index to i64
// -----
%s = "gen.source"() : () -> i32
%r = builtin.unrealized_conversion_cast %s : i32 to f32
// -----
shape.function_library @lib {
  shape.func @f(%x: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping {
  test.x = @f
}
// -----
%s:2 = "gen.source"() : () -> (!shape.shape, !shape.size)
%r = shape.reduce(%s#0, %s#1) : !shape.shape -> !shape.size {
^bb0(%i: index, %a: !shape.size, %b: !shape.size):
  shape.yield %b : !shape.size
}
// -----
%s = "gen.source"() : () -> !shape.witness
%r = shape.assuming %s -> i32 {
  %x = "gen.source"() : () -> i32
  shape.assuming_yield %x : i32
}
// -----
shape.func @f(%x: !shape.shape) -> !shape.shape {
  shape.return %x : !shape.shape
}
%s = "gen.source"() : () -> !shape.shape
%b = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
%w = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
%e = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
%a = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
%i = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
%q = shape.shape_eq %s, %s : !shape.shape, !shape.shape
%c = shape.const_size 4
%d = shape.const_witness true
%f = shape.from_extents %c, %c : !shape.size, !shape.size
%z = shape.assuming_all %w, %e
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, !shape.shape)
%r = shape.with_shape %s#0, %s#1 : tensor<4xf32>, !shape.shape
// -----
%s:3 = "gen.source"() : () -> (vector<4xf32>, vector<4xf32>, vector<4x4xf32>)
%r = vector.outerproduct %s#0, %s#1, %s#2 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
// -----
%s:2 = "gen.source"() : () -> (f32, f32)
%r = vector.from_elements %s#0, %s#1 : vector<2xf32>
%t:2 = vector.to_elements %r : vector<2xf32>
// -----
%s:3 = "gen.source"() : () -> (memref<4xf32>, index, f32)
%r = vector.transfer_read %s#0[%s#1], %s#2 : memref<4xf32>, vector<4xf32>
vector.transfer_write %r, %s#0[%s#1] : vector<4xf32>, memref<4xf32>
// -----
%s:3 = "gen.source"() : () -> (vector<4x3xf32>, vector<3x2xf32>, vector<4x2xf32>)
%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %s#0, %s#1, %s#2 : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
// -----
%s:2 = "gen.source"() : () -> (vector<4xf32>, f32)
%e = vector.extract %s#0[0] : f32 from vector<4xf32>
%i = vector.insert %s#1, %s#0[0] : f32 into vector<4xf32>
%x = vector.extract_strided_slice %s#0 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
%y = vector.insert_strided_slice %x, %s#0 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
%z = vector.shuffle %s#0, %s#0 [0, 1, 4] : vector<4xf32>, vector<4xf32>
%b = vector.bitcast %s#0 : vector<4xf32> to vector<4xi32>
%c = vector.shape_cast %s#0 : vector<4xf32> to vector<2x2xf32>
%m = vector.create_mask %w : vector<4xi1>
%w = "gen.source"() : () -> index
%k = vector.mask %m { vector.reduction <add>, %s#0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// -----
%s:2 = "gen.source"() : () -> (vector<4x4xf32>, vector<4xf32>)
%r = vector.multi_reduction <add>, %s#0, %s#1 [1] : vector<4x4xf32> to vector<4xf32>
%t = vector.transpose %s#0, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
%a = vector.scalable.extract %v[0] : vector<4xf32> from vector<[4]xf32>
%b = vector.scalable.insert %s#1, %v[0] : vector<4xf32> into vector<[4]xf32>
%v = "gen.source"() : () -> vector<[4]xf32>
%i, %j = vector.deinterleave %s#1 : vector<4xf32> -> vector<2xf32>
%c, %d = vector.scan <add>, %s#0, %s#1 {inclusive = true, reduction_dim = 1} : vector<4x4xf32>, vector<4xf32>
// -----
%m = "gen.source"() : () -> vector<4xi1>
vector.mask %m {
  vector.yield
} : vector<4xi1>
// -----
%i = "gen.source"() : () -> index
gpu.warp_execute_on_lane_0(%i)[32] {
  gpu.yield
}
// -----
bufferization.dealloc
// -----
%s = "gen.source"() : () -> tensor<4xf32>
%r = bufferization.to_buffer %s : tensor<4xf32> to memref<4xf32>
%t = bufferization.to_tensor %r restrict : memref<4xf32> to tensor<4xf32>
// -----
tosa.variable @x = dense<0> : tensor<4xi32>
%r = tosa.variable_read @x : tensor<4xi32>
tosa.variable_write @x, %r : tensor<4xi32>
// -----
func.func @f(%a: !pdl.operation) {
  return
}
pdl.pattern : benefit(1) {
  %a = pdl.attribute = 1 : i32
  %t = pdl.type : i32
  %u = pdl.types : [i32]
  %v = pdl.operand : %t
  %w = pdl.operands
  %op = pdl.operation "foo.op"(%v, %w : !pdl.value, !pdl.range<value>) {"x" = %a} -> (%t : !pdl.type)
  %res = pdl.result 0 of %op
  %all = pdl.results of %op
  pdl.apply_native_constraint "c"(%v : !pdl.value)
  pdl.rewrite %op {
    %n = pdl.apply_native_rewrite "r"(%v : !pdl.value) : !pdl.operation
    %g = pdl.range %t, %t : !pdl.type, !pdl.type
    %p = pdl.operation "foo.p"
    pdl.replace %op with %n
    pdl.erase %p
  }
}

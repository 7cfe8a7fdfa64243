// ----- elementwise
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32> {
  %0 = mhlo.add %a, %b : tensor<2x3xf32>
  %1 = "mhlo.subtract"(%0, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = mhlo.multiply %1, %0 {note = 1 : i32} : tensor<2x3xf32>
  %3 = mhlo.abs %2 : tensor<2x3xf32>
  %4 = mhlo.exponential %3 : tensor<2x3xf32>
  %5 = "mhlo.tanh"(%4) {result_accuracy = #mhlo.result_accuracy<ulps = 10, mode = #mhlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = mhlo.maximum %5, %a : tensor<2x3xf32>
  %7 = mhlo.power %6, %b : tensor<2x3xf32>
  %8 = mhlo.clamp %a, %7, %b : tensor<2x3xf32>
  %9 = mhlo.real %c : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %10 = mhlo.complex %9, %8 : tensor<2x3xcomplex<f32>>
  %11 = mhlo.imag %10 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %12 = mhlo.is_finite %11 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %13 = mhlo.select %12, %11, %9 : tensor<2x3xi1>, tensor<2x3xf32>
  %14 = mhlo.compare LT, %13, %a, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %15 = mhlo.convert %14 : (tensor<2x3xi1>) -> tensor<2x3xf32>
  %16 = mhlo.reduce_precision %15, format = e5m10 : tensor<2x3xf32>
  return %16 : tensor<2x3xf32>
}
// ----- constants
func.func @main() -> (tensor<2xi32>, tensor<f32>) {
  %0 = mhlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = mhlo.constant {note = "x"} dense<1.5> : tensor<f32>
  %2 = "mhlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  %3 = "mhlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
  %4 = mhlo.create_token : !mhlo.token
  %5 = mhlo.after_all %4, %4 : !mhlo.token
  %6 = "mhlo.partition_id"() : () -> tensor<ui32>
  return %0, %1 : tensor<2xi32>, tensor<f32>
}
// ----- shapes
func.func @main(%a: tensor<4x6xf32>, %i: tensor<i32>, %s: tensor<2xindex>) -> tensor<24xf32> {
  %0 = mhlo.reshape %a : (tensor<4x6xf32>) -> tensor<24xf32>
  %1 = "mhlo.transpose"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = "mhlo.broadcast_in_dim"(%i) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<i32>) -> tensor<2x3xi32>
  %3 = "mhlo.slice"(%a) {start_indices = dense<[0, 1]> : tensor<2xi64>, limit_indices = dense<[4, 5]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<4x2xf32>
  %4 = "mhlo.dynamic_slice"(%a, %i, %i) {slice_sizes = dense<[2, 3]> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %5 = mhlo.dynamic_update_slice %a, %4, %i, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %6 = "mhlo.concatenate"(%a, %5) {dimension = 1 : i64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %7 = mhlo.constant dense<0.0> : tensor<f32>
  %8 = "mhlo.pad"(%a, %7) {edge_padding_low = dense<[0, 1]> : tensor<2xi64>, edge_padding_high = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x8xf32>
  %9 = "mhlo.reverse"(%a) {dimensions = dense<1> : tensor<1xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %10 = mhlo.dynamic_reshape %a, %s : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %11 = "mhlo.get_dimension_size"(%a) {dimension = 1 : i64} : (tensor<4x6xf32>) -> tensor<i32>
  %12 = mhlo.bitcast_convert %a : (tensor<4x6xf32>) -> tensor<4x6xi32>
  return %0 : tensor<24xf32>
}
// ----- products
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<5x2x3xf32>, %d: tensor<5x3x4xf32>) -> tensor<2x4xf32> {
  %0 = "mhlo.dot"(%a, %b) {precision_config = [#mhlo<precision HIGH>, #mhlo<precision DEFAULT>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "mhlo.dot_general"(%c, %d) {dot_dimension_numbers = #mhlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  return %0 : tensor<2x4xf32>
}
// ----- convolutions
func.func @main(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
  %0 = mhlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
  %1 = "mhlo.convolution"(%a, %b) {batch_group_count = 1 : i64, dimension_numbers = #mhlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
  %2 = mhlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 0]], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}
// ----- random_state
func.func @main() -> tensor<2xui64> {
  %0 = mhlo.xla.rng_get_and_update_state {delta = 1 : i64}
  return %0 : tensor<2xui64>
}
// ----- reductions
func.func @main(%a: tensor<1x10xf32>, %b: tensor<1x10xi32>, %z: tensor<f32>, %y: tensor<i32>) -> tensor<1xf32> {
  %0 = mhlo.reduce(%a init: %z) applies mhlo.add across dimensions = [1] : (tensor<1x10xf32>, tensor<f32>) -> tensor<1xf32>
  %1:2 = mhlo.reduce(%a init: %z), (%b init: %y) across dimensions = [1] : (tensor<1x10xf32>, tensor<1x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>)  {
    %2 = mhlo.compare GE, %p, %q, NOTYPE : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = mhlo.select %2, %p, %q : tensor<i1>, tensor<f32>
    mhlo.return %3, %r : tensor<f32>, tensor<i32>
  }
  %4 = "mhlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %5 = mhlo.maximum %q, %p : tensor<f32>
    "mhlo.return"(%5) : (tensor<f32>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
  return %0 : tensor<1xf32>
}
// ----- windows
func.func @main(%a: tensor<2x17x31x7xf32>, %z: tensor<f32>, %s: tensor<10x24x24x64xf32>, %u: tensor<10x12x12x64xf32>) -> tensor<2x9x16x7xf32> {
  %0 = "mhlo.reduce_window"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = mhlo.maximum %p, %q : tensor<f32>
    mhlo.return %1 : tensor<f32>
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>, padding = dense<[[0, 0], [1, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>} : (tensor<2x17x31x7xf32>, tensor<f32>) -> tensor<2x9x16x7xf32>
  %2 = "mhlo.select_and_scatter"(%s, %u, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %3 = mhlo.compare GE, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    mhlo.return %3 : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %3 = mhlo.add %p, %q : tensor<f32>
    mhlo.return %3 : tensor<f32>
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<10x24x24x64xf32>, tensor<10x12x12x64xf32>, tensor<f32>) -> tensor<10x24x24x64xf32>
  return %0 : tensor<2x9x16x7xf32>
}
// ----- control
func.func @main(%a: tensor<i64>, %b: tensor<i64>, %p: tensor<i1>, %i: tensor<i32>) -> tensor<i64> {
  %0:2 = mhlo.while(%x = %a, %y = %b) : tensor<i64>, tensor<i64>
   cond {
    %1 = mhlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    mhlo.return %1 : tensor<i1>
  } do {
    %1 = mhlo.add %x, %y : tensor<i64>
    mhlo.return %1, %y : tensor<i64>, tensor<i64>
  }
  %2 = "mhlo.while"(%a) ({
  ^bb0(%x: tensor<i64>):
    mhlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>):
    mhlo.return %x : tensor<i64>
  }) {note} : (tensor<i64>) -> tensor<i64>
  %3 = "mhlo.if"(%p) ({
    mhlo.return %a : tensor<i64>
  }, {
    mhlo.return %b : tensor<i64>
  }) : (tensor<i1>) -> tensor<i64>
  %4 = "mhlo.case"(%i) ({
    mhlo.return %a : tensor<i64>
  }, {
    mhlo.return %b : tensor<i64>
  }) : (tensor<i32>) -> tensor<i64>
  %5 = mhlo.optimization_barrier %3 : tensor<i64>
  return %5 : tensor<i64>
}
// ----- gathers
func.func @main(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi32>, %t: tensor<3xi32>, %o: tensor<2x1xi64>, %v: tensor<2xi32>) -> tensor<2x3x2x2xi32> {
  %0 = "mhlo.gather"(%a, %i) {dimension_numbers = #mhlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = dense<[1, 2, 2]> : tensor<3xi64>, indices_are_sorted = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "mhlo.scatter"(%a, %i, %u) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %2 = mhlo.add %p, %q : tensor<i32>
    mhlo.return %2 : tensor<i32>
  }) {scatter_dimension_numbers = #mhlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = true} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
  %3:2 = "mhlo.sort"(%t, %t) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %4 = mhlo.compare GT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    mhlo.return %4 : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  return %0 : tensor<2x3x2x2xi32>
}
// ----- collectives
func.func @main(%a: tensor<2x4xf32>, %t: !mhlo.token) -> tensor<2x4xf32> {
  %0 = "mhlo.all_reduce"(%a) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = mhlo.add %p, %q : tensor<f32>
    mhlo.return %1 : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #mhlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = "mhlo.all_gather"(%0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %3 = "mhlo.collective_permute"(%0) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = "mhlo.all_to_all"(%0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %5 = "mhlo.send"(%0, %t) {channel_handle = #mhlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true} : (tensor<2x4xf32>, !mhlo.token) -> !mhlo.token
  %6:2 = "mhlo.recv"(%5) {channel_handle = #mhlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true} : (!mhlo.token) -> (tensor<2x4xf32>, !mhlo.token)
  %7 = "mhlo.replica_id"() : () -> tensor<ui32>
  return %3 : tensor<2x4xf32>
}
// ----- custom_calls
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = mhlo.custom_call @target(%a) {backend_config = "cfg", has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "mhlo.custom_call"(%0) {call_target_name = "other name", api_version = 4 : i32, backend_config = {a = 1 : i32}, output_operand_aliases = [#mhlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = mhlo.custom_call @layouts(%a) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], custom_call_schedule = #mhlo<custom_call_schedule EARLIEST>} : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
// ----- tuples
func.func @main(%a: tensor<2xf32>, %b: tensor<i32>) -> tensor<2xf32> {
  %0 = mhlo.tuple %a, %b : tuple<tensor<2xf32>, tensor<i32>>
  %1 = mhlo.get_tuple_element %0[0] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32>
  %2 = "mhlo.get_tuple_element"(%0) {index = 1 : i32} : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<i32>
  return %1 : tensor<2xf32>
}
// ----- random
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %s: tensor<2xi64>, %st: tensor<2xui64>) -> tensor<10x12xf32> {
  %0 = "mhlo.rng"(%a, %b, %s) {rng_distribution = #mhlo.rng_distribution<NORMAL>} : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<10x12xf32>
  %1:2 = "mhlo.rng_bit_generator"(%st) {rng_algorithm = #mhlo.rng_algorithm<THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
  return %0 : tensor<10x12xf32>
}
// ----- linear
func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>, %f: tensor<3x9xcomplex<f32>>) -> tensor<4x3xf32> {
  %0 = "mhlo.cholesky"(%a) {lower = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "mhlo.triangular_solve"(%0, %b) {left_side = true, lower = true, transpose_a = #mhlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = "mhlo.fft"(%f) {fft_length = dense<9> : tensor<1xi64>, fft_type = #mhlo<fft_type FFT>} : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
  return %1 : tensor<4x3xf32>
}
// ----- batch_norm
func.func @main(%a: tensor<4x256xf32>, %s: tensor<256xf32>) -> tensor<4x256xf32> {
  %0 = "mhlo.batch_norm_inference"(%a, %s, %s, %s, %s) {epsilon = 1.001000e-05 : f32, feature_index = 1 : i64} : (tensor<4x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<4x256xf32>
  %1:3 = "mhlo.batch_norm_training"(%a, %s, %s) {epsilon = 1.0 : f32, feature_index = 1 : i64} : (tensor<4x256xf32>, tensor<256xf32>, tensor<256xf32>) -> (tensor<4x256xf32>, tensor<256xf32>, tensor<256xf32>)
  return %0 : tensor<4x256xf32>
}
// ----- dynamic
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32, #mhlo.type_extensions<bounds = [3, ?]>>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = mhlo.add %a, %a : tensor<?x?xf32>
  %1 = "mhlo.dynamic_broadcast_in_dim"(%0, %s) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = mhlo.add %b, %b : tensor<?x?xf32, #mhlo.type_extensions<bounds = [3, ?]>>
  %3 = "mhlo.dynamic_iota"(%s) {iota_dimension = 0 : i64} : (tensor<2xindex>) -> tensor<?x?xi32>
  return %1 : tensor<?x?xf32>
}
// ----- fusions
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "mhlo.fusion"(%a) ({
  ^bb0(%p: tensor<4xf32>):
    %1 = mhlo.sine %p : tensor<4xf32>
    mhlo.return %1 : tensor<4xf32>
  }) {fusion_kind = #mhlo<fusion_kind kLoop>} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "mhlo.map"(%a) ({
  ^bb0(%p: tensor<f32>):
    mhlo.return %p : tensor<f32>
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = mhlo.copy %0 {cross_program_prefetch_index = 0 : i32} : tensor<4xf32>
  %4 = mhlo.create_token : !mhlo.token
  %5 = mhlo.add_dependency %3, %4 : (tensor<4xf32>, !mhlo.token) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// ----- asynchronous
func.func @callee(%a: tensor<16xf32>) -> tensor<16xf32> attributes {execution_thread = "t"} {
  return %a : tensor<16xf32>
}
func.func @main(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "mhlo.async_start"(%a) {called_computation = @callee, execution_thread = "t"} : (tensor<16xf32>) -> !mhlo.async_bundle<tensor<16xf32>, tensor<16xf32>>
  %1 = "mhlo.async_done"(%0) : (!mhlo.async_bundle<tensor<16xf32>, tensor<16xf32>>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

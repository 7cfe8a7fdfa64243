// Every hand-written form of stablehlo, both ways round where there are two. Judged by jaxlib 0.10.2.

func.func @types(%p: tensor<4xi1>, %x: tensor<4xf32>, %d: tensor<?xf32>, %c: tensor<4xcomplex<f32>>, %t: !stablehlo.token) {
  %0 = stablehlo.abs %x : tensor<4xf32>
  %1 = stablehlo.abs %d : (tensor<?xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %x, %x {a = 1 : i32} : tensor<4xf32>
  %3 = stablehlo.add %d, %x : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>
  %5 = stablehlo.complex %d, %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xcomplex<f32>>
  %6 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>
  %7 = stablehlo.select %p, %d, %x : (tensor<4xi1>, tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = stablehlo.after_all %t, %t : !stablehlo.token
  %9 = stablehlo.after_all : !stablehlo.token
  %10 = stablehlo.tuple %x, %t : tuple<tensor<4xf32>, !stablehlo.token>
  %11:2 = stablehlo.optimization_barrier %x, %t : tensor<4xf32>, !stablehlo.token
  stablehlo.optimization_barrier ()
  %12 = stablehlo.clamp %x, %x, %x : tensor<4xf32>
  %13 = stablehlo.reverse %x, dims = [0] : tensor<4xf32>
  func.return
}

func.func @constants() {
  %0 = stablehlo.constant dense<1> : tensor<2xi32>
  %1 = stablehlo.constant {a} dense<1.0> : tensor<f32>
  %2 = stablehlo.constant() <{value = dense<1> : tensor<i8>}> {b} : () -> tensor<!quant.uniform<i8:f32, 2.0>>
  %3 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  func.return
}

func.func @attributes(%x: tensor<4x8xf32>, %i: tensor<i32>, %img: tensor<1x8x8x3xf32>, %ker: tensor<3x3x3x4xf32>) {
  %0 = stablehlo.slice %x [0:4, 1:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2, 2] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  %3 = stablehlo.reduce_precision %x, format = e5m10 : tensor<4x8xf32>
  %4 = stablehlo.custom_call @foo(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.custom_call @"a b"(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4x8xf32>) -> tuple<tensor<4x8xf32>>
  %6 = stablehlo.compare LT, %x, %x : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %7 = stablehlo.compare LT, %x, %x, TOTALORDER : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %8 = stablehlo.convolution(%img, %ker) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [0, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
  %9 = stablehlo.convolution(%img, %ker) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 2], [1, 0]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x9x7x4xf32>
  %10 = stablehlo.convolution(%img, %ker) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
  %11 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
  %12 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x8xf32>
  func.return
}

func.func @dots(%x: tensor<2x4x8xf32>, %y: tensor<2x8x3xf32>, %a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGH, HIGHEST] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %3 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %4 = stablehlo.dot %a, %b, precision = [DEFAULT, HIGH] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %5 = stablehlo.dot %a, %b : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  func.return
}

func.func @bounds(%x: tensor<?x8xf32, #stablehlo.bounds<4, ?>>, %y: tensor<?x8xf32, #stablehlo.type_extensions<bounds = [4, ?]>>) {
  func.return
}

func.func @regions(%x: tensor<4x8xf32>, %zero: tensor<f32>, %n: tensor<i64>) {
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %zero) across dimensions = [1] {a} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) {
    %5 = stablehlo.maximum %lhs, %rhs : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }
  %2 = stablehlo.reduce(%x init: %zero) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) {
    %5 = stablehlo.maximum %rhs, %lhs : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }
  %3:2 = stablehlo.reduce(%x init: %zero), (%x init: %zero) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    %5 = stablehlo.add %a, %b : tensor<f32>
    %6 = stablehlo.multiply %c, %d : tensor<f32>
    stablehlo.return %5, %6 : tensor<f32>, tensor<f32>
  }
  %4:2 = stablehlo.while(%i = %n, %acc = %zero) : tensor<i64>, tensor<f32> attributes {a} cond {
    %5 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %5 = stablehlo.add %acc, %acc : tensor<f32>
    stablehlo.return %i, %5 : tensor<i64>, tensor<f32>
  }
  func.return
}

func.func @numbers(%x: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<index_vector_dim = 2, start_index_map = [1, 0], offset_dims = [2, 3], collapsed_slice_dims = [0],>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  func.return
}

func.func private @spare() attributes {
  a = #stablehlo.conv<[b, 1, 0, f]x[0, i, o, 1]->[f, 0, 1, b]>,
  b = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, output_batch_dimension = 1, output_feature_dimension = 0>,
  c = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>,
  d = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>,
  e = #stablehlo.channel_handle<handle = 1, type = 2>,
  f = #stablehlo<precision HIGH>,
  g = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>,
  h = #stablehlo.dot<>
}

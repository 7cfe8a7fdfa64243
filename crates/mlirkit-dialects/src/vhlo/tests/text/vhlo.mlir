// Judged by jaxlib 0.10.2.
"test.numbers"() {
  bool = #vhlo.bool_v1<true>,
  i1 = #vhlo.integer_v1<true>,
  i8 = #vhlo.integer_v1<-3 : i8>,
  ui8 = #vhlo.integer_v1<200 : ui8>,
  index = #vhlo.integer_v1<5 : index>,
  float = #vhlo.float_v1<1.0 : !vhlo.f32_v1>,
  accuracy = #vhlo.result_accuracy_v1<atol = 1.0e-3, rtol = 0.0, ulps = -3, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>
} : () -> ()
"test.tensors"() {
  one = #vhlo.tensor_v1<dense<true> : tensor<1xi1>>,
  hex = #vhlo.tensor_v1<dense<"0x00000040000080C0"> : tensor<2xf32>>,
  complex = #vhlo.tensor_v1<dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>>,
  empty = #vhlo.tensor_v1<dense<> : tensor<0x2xindex>>
} : () -> ()
"test.collections"() {
  array = #vhlo.array_v1<[#vhlo.bool_v1<false>, 1 : i32]>,
  none = #vhlo.array_v1<[]>,
  dict = #vhlo.dict_v1<{#vhlo.string_v1<"a"> = #vhlo.bool_v1<true>, #vhlo.string_v1<"b"> = unit}>,
  empty = #vhlo.dict_v1<{}>,
  alias = #vhlo.output_operand_alias_v1<outputTupleIndices = [0, 1], operandIndex = 0, operandTupleIndices = []>
} : () -> ()
"test.meshes"() {
  sub = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>,
  axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x\22\0A">>,
  mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>,
  group = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"m">, axes = #vhlo.array_v1<[]>>
} : () -> ()
"test.types"() {
  bounds = !vhlo.tensor_v1<0x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 4]>>,
  buffer = !vhlo.buffer_v1<2x!vhlo.f32_v1>,
  func = !vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i2_v1) -> !vhlo.tf31_v1, !vhlo.ui2_v1>,
  future = !vhlo.future_v1<!vhlo.tensor_v1<?x2x!vhlo.bool_v1>>,
  none = !vhlo.func_v1<(()) -> ()>,
  per_axis = !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 0, [1.0, 2.5], [0, 1], -128:127, 1>,
  per_tensor = !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1.0:3, -128:127, 1>,
  type = #vhlo.type_v1<!vhlo.token_v1>,
  unranked = !vhlo.unranked_tensor_v1<!vhlo.f32_v1>,
  witness = !vhlo.witness_v1
} : () -> ()
vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>) {
  %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
  "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"public">}
vhlo.func_v1 @"needs quotes"() -> () {
  "vhlo.return_v1"() : () -> ()
} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">, test.extra}

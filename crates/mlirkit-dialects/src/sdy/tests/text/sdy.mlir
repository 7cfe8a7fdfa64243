// Judged by jaxlib 0.10.2.
sdy.mesh @empty = <[]>
sdy.mesh @maximal = <[], device_ids=[3]>
sdy.mesh @mesh = <["x"=2, "y"=4, "z"=4]>
sdy.mesh @in_order = <["a"=2, "b"=2], device_ids=[0, 1, 2, 3]>
sdy.mesh @reversed = <["a"=2, "b"=2], device_ids=[3, 2, 1, 0]> {test.extra}

"test.shardings"() {
  closed = #sdy.sharding<@mesh, [{"x"}, {"y":(1)2, "z"}]>,
  open = #sdy.sharding<@mesh, [{"x", ?}p1, {?}p2, {}p0]>,
  replicated = #sdy.sharding<@mesh, [{}], replicated={"x", "y":(2)2}>,
  scalar = #sdy.sharding<@mesh, []>,
  unreduced = #sdy.sharding<@mesh, [{}], replicated={"x"}, unreduced={"y"}>,
  inline = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>,
  maximal = #sdy.sharding<mesh<[], device_ids=[1]>, []>,
  values = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>,
  none = #sdy.sharding_per_value<[]>
} : () -> ()

"test.rules"() {
  matmul = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=4, k=16} reduction={k}>,
  compound = #sdy.op_sharding_rule<([ij, z])->([i, j, z_1z_2]) {i=2, j=3}, custom>,
  kinds = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=2, j=3, k=4, l=5} reduction={i} need_replication={j} permutation={k} blocked_propagation={l}>,
  scalars = #sdy.op_sharding_rule<([], [])->([])>
} : () -> ()

"test.lists"() {
  axes = #sdy<manual_axes{"x", "y"}>,
  none = #sdy<manual_axes{}>,
  refs = #sdy<axis_ref_list{"x", "y":(1)2}>,
  lists = #sdy<list_of_axis_ref_lists[{"x"}, {}, {"y", "z"}]>,
  params = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>,
  edges = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0, operand-1]}]}, {step-1 = [{"y":(1)2 = result-0 -> [operand-0]}]}]>
} : () -> ()

func.func @ops(%arg0: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<16x32xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<16x32xf32>
  %1 = sdy.all_gather [{"x"}, {}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<16x32xf32>
  %2 = sdy.all_slice [{}, {"y":(1)2}] %1 out_sharding=<@mesh, [{}, {"y":(1)2}]> : tensor<16x32xf32>
  %3 = sdy.all_to_all [{"y":(1)2}: 1->0] %2 out_sharding=<@mesh, [{"y":(1)2}, {}]> : tensor<16x32xf32>
  %4 = sdy.collective_permute %3 out_sharding=<@mesh, [{"z":(1)2}, {}]> : tensor<16x32xf32>
  %5 = sdy.reshard %4 <@mesh, [{?}, {"y"}]> {test.extra} : tensor<16x32xf32>
  %6 = sdy.propagation_barrier %5 allowed_direction=FORWARD : tensor<16x32xf32>
  sdy.sharding_group %5 group_id=21 : tensor<16x32xf32>
  %source:2 = "stablehlo.optimization_barrier"(%6, %6) : (tensor<16x32xf32>, tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>)
  %7 = sdy.data_flow_edge %source#0 sharding=<@mesh, [{"x"}, {}]> : tensor<16x32xf32>
  %8 = sdy.data_flow_edge %source#1 : tensor<16x32xf32>
  %9 = sdy.manual_computation(%8) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<8x32xf32>) {
    %12 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {"y"}]>] out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"y"} (%arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x32xf32>) -> tensor<8x32xf32>
    sdy.return %12 : tensor<8x32xf32>
  } : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %10 = sdy.named_computation<"foo">(%9) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<16x32xf32>) {
    sdy.return %arg1 : tensor<16x32xf32>
  } : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %11 = sdy.named_computation<"bar">(%10) (%arg1: tensor<16x32xf32>) {
    sdy.return %arg1 : tensor<16x32xf32>
  } {test.extra} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  return %11 : tensor<16x32xf32>
}
func.func @constant() -> tensor<8xf32> {
  %0 = sdy.constant {test.extra} dense<1.0> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Rules and shardings of artifacts stand on VHLO's operations, whose tensors have sizes too.
sdy.mesh @mesh = <["x"=2]>
%0 = "t.value"() : () -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
%1 = "vhlo.abs_v1"(%0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=4}>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>

// -----

%0 = "t.value"() : () -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
// expected-error @+1 {{op operand - mapping rank must match: 1 != 2}}
%1 = "vhlo.abs_v1"(%0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i, j]) {i=2, j=4}>} : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>

// -----

sdy.mesh @mesh = <["x"=2]>
%0 = "t.value"() : () -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
// expected-error @+1 {{op result - sharding doesn't match tensor rank: 1 != 2}}
%1 = "vhlo.abs_v1"(%0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>

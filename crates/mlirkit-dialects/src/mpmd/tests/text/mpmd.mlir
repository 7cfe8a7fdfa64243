!on_m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!split = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>
!hosted = !mpmd.mesh_tensor<"m2", tensor<4x8xf32>, memory_kind="pinned_host">
!both = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {?}]>, memory_kind="device">
#topology = #mpmd.topology<<"m1": <["x"=2]>>, <"m2": <["y"=2]>>>

sdy.mesh @mesh = <["x"=2]>

func.func @main(%a: tensor<4x8xf32>, %b: !split) -> (!hosted, tensor<4x8xf32>) attributes {topology = #topology} {
  %0 = mpmd.assign {origin = "f"} %a : (tensor<4x8xf32>) -> !on_m1
  %1 = mpmd.unassign %0 : (!on_m1) -> tensor<4x8xf32>
  %2 = mpmd.named_tensor %1 name="weights" : tensor<4x8xf32>
  %3 = mpmd.broadcast %2 : tensor<4x8xf32>
  %4 = mpmd.reduce<add> %3, %2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %5:2 = mpmd.named_computation<"f"(2)> (%4, %a) {note} (%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
    mpmd.return %y, %x : tensor<4x8xf32>, tensor<4x8xf32>
  } : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %6 = mpmd.fragment<mesh="m1", origin=["f"(2), "g"], stage=1, in_shardings=[<@mesh, [{"x"}, {}]>], out_shardings=[<@mesh, [{}, {}]>]> (%0) (%x: tensor<4x8xf32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : (!on_m1) -> !on_m1
  %7 = mpmd.fragment_call<mesh="m1", origin=["g"]> @body(%6) {call_counter = 1 : ui32} : (!on_m1) -> !on_m1
  %8 = mpmd.transfer %7 : (!on_m1) -> !hosted
  %9 = mpmd.for (%a) {iterations = 4 : ui32, unroll_factor = 2 : ui32} (%x: tensor<4x8xf32>, %i: tensor<ui32>) {
    %10 = mpmd.call @step(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    mpmd.return %10 : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return %8, %9 : !hosted, tensor<4x8xf32>
}
func.func private @body(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>}
func.func private @step(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func private @types(!both, !split) attributes {mpmd.use_set = #mpmd.meshes_with_origins<"m1"["f", "g"], "m2">, o = #mpmd.user_origin<"f"(1)>}

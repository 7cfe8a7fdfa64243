// What jaxlib 0.10.2 says.

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>)  {
  // expected-error@below {{Function does not have a topology attribute: f}}
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{Topology doesn't have a mesh with name: m3}}
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m3", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{cannot perform transfer between given types '!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>' and '!mpmd.mesh_tensor<"m1", tensor<4x9xf32>>': global tensor types are different}}
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x9xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{memory kind must be either 'pinned_host' or 'device'. Found 'moon'.}}
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, memory_kind="moon">
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{'mpmd.transfer' op dim 0 with size 4 is not divisible by its sharded size 3}}
  %0 = mpmd.transfer %a : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {}]>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{expected ':'}}
  %0 = mpmd.transfer %a {mhlo.memory_kind = "pinned_host"} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{mismatch between the given local type 'tensor<4xf32>' and mesh_type ranked tensor type: 'tensor<4x8xf32>'}}
  %0 = mpmd.assign %a : (tensor<4xf32>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{MeshTensorType should be fully replicated: '!mpmd.mesh_tensor<"m2", tensor<4x8xf32>, sharding=<@mesh, [{"y"}, {}]>>'}}
  %0 = mpmd.assign %a : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>, sharding=<@mesh, [{"y"}, {}]>>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{ReduceOp must have exactly one operand if the reduction type is none}}
  %0 = mpmd.reduce<none> %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{expected the type of the block argument to match the type of operand: 'tensor<8xf32>', got: 'tensor<4x8xf32>'}}
  %0 = mpmd.named_computation<"f"> (%a) (%x: tensor<8xf32>) {
    mpmd.return %x : tensor<8xf32>
  } : (tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{number of returned values must match the number of results respectively: 2 != 1}}
  %0 = mpmd.named_computation<"f"> (%a) (%x: tensor<4x8xf32>) {
    mpmd.return %x, %x : tensor<4x8xf32>, tensor<4x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{expected the mesh name of the operand to match that of the fragment op: m1 != m2}}
  %0 = mpmd.fragment<mesh="m2", origin=[]> (%a) (%x: tensor<4x8xf32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{expected the type of the block argument to be global tensor type operand: 'tensor<4x8xf32>', got: '!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>'}}
  %0 = mpmd.fragment<mesh="m1", origin=[]> (%a) (%x: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) {
    mpmd.return %x : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  } : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{'g' does not reference a valid function}}
  %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{Expected mesh of fragment call and callee function to match: #sdy.mesh<["x"=3]> vs #sdy.mesh<["x"=2]>}}
  %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}
func.func private @g(tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>}

// -----

func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m1", origin=[]> @g(%a) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  return
}
// expected-error@below {{Function does not have a mesh_shape attribute: g}}
func.func private @g(tensor<4x8xf32>) -> tensor<4x8xf32>

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@below {{Type mismatch. Expected call result to have type 'tensor<8xf32>' but got 'tensor<4x8xf32>'}}
  %0 = mpmd.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func private @g(tensor<4x8xf32>) -> tensor<8xf32>

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@below {{call_counter must be an uint32, got 'i32'}}
  %0 = mpmd.call @g(%a) {call_counter = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func private @g(tensor<4x8xf32>) -> tensor<4x8xf32>

// -----

func.func private @f(%a: tensor<4x8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=3]>>, <"m2" : <["y"=2]>>>} {
  // expected-error@below {{Mpmd CallOp on "g" in an Mpmd function can only be used directly by the entrypoint function, i.e. the main function, but was called from "f".}}
  %0 = mpmd.call @g(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func private @g(tensor<4x8xf32>) -> tensor<4x8xf32>

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{number of iterations must be greater than zero}}
  %0 = mpmd.for (%a) {iterations = 0 : ui32} (%x: tensor<4x8xf32>, %i: tensor<ui32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{number of iterations 5 isn't divisible by unroll factor 2}}
  %0 = mpmd.for (%a) {iterations = 5 : ui32, unroll_factor = 2 : ui32} (%x: tensor<4x8xf32>, %i: tensor<ui32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{index must have a 32-bit integer rank-0 tensor type}}
  %0 = mpmd.for (%a) {iterations = 4 : ui32} (%x: tensor<4x8xf32>, %i: tensor<ui8>) {
    mpmd.return %x : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{index must have a 32-bit integer rank-0 tensor type}}
  %0 = mpmd.for (%a) {iterations = 4 : ui32} (%x: tensor<4x8xf32>, %i: tensor<2xui32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{wrong number of arguments for region}}
  %0 = mpmd.for (%a) {iterations = 4 : ui32} (%x: tensor<4x8xf32>) {
    mpmd.return %x : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: f32)  {
  // expected-error@below {{type ids in operands/results are not identical}}
  %0:2 = mpmd.for (%a, %b) {iterations = 4 : ui32} (%x: tensor<4x8xf32>, %y: f32, %i: tensor<ui32>) {
    mpmd.return %x, %y : tensor<4x8xf32>, f32
  } : tensor<4x8xf32>, f32
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>)  {
  // expected-error@below {{type mismatch for result of region}}
  %0 = mpmd.for (%a) {iterations = 4 : ui32} (%x: tensor<4x8xf32>, %i: tensor<ui32>) {
    mpmd.return %i : tensor<ui32>
  } : tensor<4x8xf32>
  return
}

// -----

// expected-error@below {{expected '<'}}
// expected-error@below {{failed to parse Mpmd_Topology parameter 'meshes' which is to be a `::llvm::ArrayRef<NamedMeshAttr>`}}
func.func private @f() attributes {topology = #mpmd.topology<>}

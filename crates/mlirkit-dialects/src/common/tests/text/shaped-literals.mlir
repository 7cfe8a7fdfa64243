// Constants of types that dialects say are shaped.
"unknown.constants"() {
  array = dense<[1, 2]> : !emitc.array<2xi32>,
  nested = dense<[[1], [2]]> : !emitc.array<2x1xi32>,
  tensor = dense<[1, 2]> : !spirv.arm.tensor<2xi32>,
  matrix = dense<[[1.0, 2.0]]> : !spirv.coopmatrix<1x2xf32, Subgroup, MatrixAcc>,
  splat = dense<1.0> : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>,
  tile = dense<"0x0100000002000000"> : !amx.tile<1x2xi32>,
  words = dense<["a", "b"]> : !emitc.array<2x!emitc.opaque<"x">>,
  sparse = sparse<[[0]], [3]> : !emitc.array<4xi32>,
  unranked = !spirv.arm.tensor<*xi32>
} : () -> ()

%0 = "emitc.constant"() {value = dense<[0, 1]> : !emitc.array<2xindex>} : () -> !emitc.array<2xindex>

func.func @constants() {
  %1 = spirv.Constant dense<[1, 2]> : !spirv.arm.tensor<2xi16>
  %2 = spirv.Constant dense<4.0> : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  return
}

func.func @selection(%c: i1, %a: i32) -> i32 {
  %s:2 = spirv.mlir.selection control(Flatten) -> i32, i32 {
    spirv.BranchConditional %c, ^then, ^else
  ^then:
    spirv.Branch ^merge(%a : i32)
  ^else:
    spirv.Branch ^merge(%a : i32)
  ^merge(%x: i32):
    spirv.mlir.merge %x, %x : i32, i32
  }
  return %s : i32
}

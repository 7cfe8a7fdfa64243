// The source of small.v*.mlirbc: dialects with and without versions, resources of every kind, nested isolated regions.
module attributes {test.blob = dense_resource<blob8> : tensor<4xi8>, test.other = dense_resource<blob64> : tensor<3xf32>} {
  func.func @add(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 {note = "sum"} : i32
    return %0 : i32
  }
  func.func private @declared(tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
  "foreign.op"() <{width = 3 : i64}> ({
    func.func @inner() {
      return
    }
  }) {first, second = [1, 2.5, "three"]} : () -> ()
  "versioned.op"() : () -> !test.i32
}
{-#
  dialect_resources: {
    builtin: {
      blob8: "0x0800000001020304",
      blob64: "0x400000000000803F0000004000004040",
      declared_only: "0x04000000"
    }
  },
  external_resources: {
    made_up: {
      text: "some text",
      flag: true,
      bytes: "0x0400000001020304"
    }
  }
#-}

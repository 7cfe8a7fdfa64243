#loc1 = loc("a.py":1:2 to 3:4)
module @m attributes {mhlo.num_partitions = 1 : i32} {
  func.func @nested(%arg0: tensor<3x2x4x7x9xi32> loc("x"("a.py":5:6 to :9)), %arg1: tensor<4x3x5x2xi8> loc("b.py":1:1 to 2:2), %arg2: tensor<4x3x5x8xi32>, %arg3: tensor<i1>) -> (tensor<3x2x4x7x9xi32>, tensor<3x2x4x7x9xi32>) {
    %unused = stablehlo.constant dense<7> : tensor<i32> loc(#loc1)
    %0:2 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %arg2, %arg2) <{
      indices_are_sorted = true,
      scatter_dimension_numbers = #stablehlo.scatter<
        update_window_dims = [3], inserted_window_dims = [1, 3], input_batching_dims = [0, 2],
        scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 3>,
      unique_indices = false
    }> ({
    ^bb0(%arg4: tensor<i32> loc("c.py":1:1 to :7), %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %c = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %arg6, %c : tensor<i32> loc(fused<{a = 1 : i32}>["d.py":1:1 to :2, "e.py":3:3])
      %2 = stablehlo.multiply %arg7, %arg6 : tensor<i32> loc(callsite("f.py":1:1 to :2 at "g.py":2:2 to :3))
      stablehlo.return %1, %arg5 : tensor<i32>, tensor<i32>
    }) : (tensor<3x2x4x7x9xi32>, tensor<3x2x4x7x9xi32>, tensor<4x3x5x2xi8>, tensor<4x3x5x8xi32>, tensor<4x3x5x8xi32>) -> (tensor<3x2x4x7x9xi32>, tensor<3x2x4x7x9xi32>) loc(#loc1)
    return %0#0, %0#1 : tensor<3x2x4x7x9xi32>, tensor<3x2x4x7x9xi32>
  }
  func.func @effects(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %token: !stablehlo.token) -> tensor<4xf32> {
    %r:2 = "stablehlo.if"(%arg0) ({
      %t = stablehlo.tan %arg1 : tensor<4xf32>
      stablehlo.return %t, %t : tensor<4xf32>, tensor<4xf32>
    }, {
      stablehlo.return %arg1, %arg1 : tensor<4xf32>, tensor<4xf32>
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
    %u = "stablehlo.if"(%arg0) ({
      %o = "stablehlo.outfeed"(%arg1, %token) : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %i:2 = "stablehlo.infeed"(%token) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
    %rng = stablehlo.after_all %token : !stablehlo.token
    %f = func.call @callee(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
    %cb = "stablehlo.custom_call"(%arg1) <{call_target_name = "x"}> : (tensor<4xf32>) -> tensor<4xf32>
    %m = "stablehlo.all_reduce"(%arg1) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %a : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %composite = stablehlo.composite "foo.bar" %arg1 {decomposition = @callee} : (tensor<4xf32>) -> tensor<4xf32>
    return %r#1 : tensor<4xf32>
  }
  func.func private @callee(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<1.0> : tensor<4xf32>
    %0 = chlo.constant dense<1.0> : tensor<4xf32>
    %1 = "chlo.constant_like"(%arg0) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "chlo.constant_like"(%arg0) <{value = 2.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
    %4 = stablehlo.add %1, %2 : tensor<4xf32>
    %5 = stablehlo.add %0, %c : tensor<4xf32>
    %6 = stablehlo.add %4, %5 : tensor<4xf32>
    %d = stablehlo.constant dense<3.0> : tensor<4xf32>
    %7 = stablehlo.add %6, %d : tensor<4xf32>
    %8 = stablehlo.subtract %7, %3 : tensor<4xf32>
    return %8 : tensor<4xf32>
  }
}

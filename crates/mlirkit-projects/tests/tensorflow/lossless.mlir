// RUN: mlirkit print %s | FileCheck %s
// What the custom syntax cannot hold is printed generically, and numbers that a text repeats are bounded.

func.func @f(%a: tensor<2xf32>, %b: tensor<*xf32>, %i: tensor<i64>) {
  tf_executor.graph {
    // CHECK: "tf_executor._SwitchN"(%arg0, %arg2) <{num_outs = 1000000 : i64}> : (tensor<2xf32>, tensor<i64>) -> (tensor<2xf32>, !tf_executor.control)
    %0:2 = "tf_executor._SwitchN"(%a, %i) {num_outs = 1000000 : i64} : (tensor<2xf32>, tensor<i64>) -> (tensor<2xf32>, !tf_executor.control)
    // The control value is not the last operand.
    // CHECK: tf_executor.Merge %control, %arg0 : (!tf_executor.control, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    %1:3 = "tf_executor.Merge"(%0#1, %a) : (!tf_executor.control, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    // CHECK: "tf_executor.island"() ({
    // CHECK: }) : () -> (tensor<*xf32>, !tf_executor.control)
    %2:2 = "tf_executor.island"() ({
      "tf_executor.yield"(%a) : (tensor<2xf32>) -> ()
    }) : () -> (tensor<*xf32>, !tf_executor.control)
    tf_executor.fetch
  }
  // The types of operands and arguments differ.
  // CHECK: "tf_device.replicate"(%arg0, %arg1) <{n = 2 : i32, operandSegmentSizes = array<i32: 2, 0>}> ({
  "tf_device.replicate"(%a, %b) ({
  ^bb0(%x: tensor<2xf32>):
    "tf_device.return"() : () -> ()
  }) {n = 2 : i32, operandSegmentSizes = array<i32: 2, 0>} : (tensor<2xf32>, tensor<*xf32>) -> ()
  return
}

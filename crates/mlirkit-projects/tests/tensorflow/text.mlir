// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s

// CHECK-LABEL: @graph
func.func @graph(%a: tensor<2xf32>, %c: tensor<i1>, %i: tensor<i32>) -> tensor<2xf32> {
  // CHECK: %0 = tf_executor.graph {
  %0 = tf_executor.graph {
    // CHECK-NEXT: %outputs, %control = tf_executor.island wraps "tf.Identity"(%arg0) {device = ""} : (tensor<2xf32>) -> tensor<2xf32>
    %1:2 = tf_executor.island wraps "tf.Identity"(%a) {device = ""} : (tensor<2xf32>) -> tensor<2xf32>
    // CHECK-NEXT: %control_0 = tf_executor.island(%control) {
    // CHECK-NEXT:   tf_executor.yield
    // CHECK-NEXT: } {note}
    %2 = tf_executor.island(%1#1) { } {note}
    // CHECK-NEXT: %outputs_1:2, %control_2 = tf_executor.island {
    // CHECK-NEXT:   %y, %idx = "tf.Unique"(%arg0) : (tensor<2xf32>) -> (tensor<?xf32>, tensor<2xi32>)
    // CHECK-NEXT:   tf_executor.yield %idx, %y : tensor<2xi32>, tensor<?xf32>
    // CHECK-NEXT: }
    %3:3 = tf_executor.island {
      %y:2 = "tf.Unique"(%a) : (tensor<2xf32>) -> (tensor<?xf32>, tensor<2xi32>)
      tf_executor.yield %y#1, %y#0 : tensor<2xi32>, tensor<?xf32>
    }
    // CHECK-NEXT: %falseOutput, %trueOutput, %control_3 = tf_executor.Switch %arg0, %arg1, %control : tensor<2xf32>
    %4:3 = tf_executor.Switch %a, %c, %1#1 : tensor<2xf32>
    // CHECK-NEXT: %output, %value_index, %control_4 = tf_executor.Merge %falseOutput, %trueOutput : tensor<2xf32> {a = 1 : i64}
    %5:3 = tf_executor.Merge %4#0, %4#1 : tensor<2xf32> {a = 1}
    // CHECK-NEXT: %output_5, %value_index_6, %control_7 = tf_executor.Merge %arg0, %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    %6:3 = tf_executor.Merge %a, %a, %a : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    // CHECK-NEXT: %output_8, %control_9 = tf_executor.Enter %arg0 frame "a b" parallel_iterations 3 constant  : tensor<2xf32>
    %7:2 = tf_executor.Enter %a frame "a b" parallel_iterations 3 constant : tensor<2xf32>
    // CHECK-NEXT: %outputs_10:2, %control_11 = tf_executor._SwitchN %arg0, %arg2 of 2 (%control) : tensor<2xf32>
    %8:3 = tf_executor._SwitchN %a, %i of 2 (%1#1) : tensor<2xf32>
    // CHECK-NEXT: %output_12, %token, %control_13 = tf_executor.NextIteration.Source : tensor<2xf32> {id = 0 : i64}
    %9:3 = tf_executor.NextIteration.Source : tensor<2xf32> {id = 0}
    // CHECK-NEXT: tf_executor.NextIteration.Sink[%token] %arg0, %control : tensor<2xf32> {id = 0 : i64}
    tf_executor.NextIteration.Sink[%9#1] %a, %1#1 : tensor<2xf32> {id = 0}
    // CHECK-NEXT: tf_executor.fetch %outputs, %control : tensor<2xf32>, !tf_executor.control
    tf_executor.fetch %1#0, %1#1 : tensor<2xf32>, !tf_executor.control
  }
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @devices
func.func @devices(%a: tensor<2xf32>, %i: tensor<i32>) {
  // CHECK: %0:4 = tf_device.replicate([%arg0, %arg0] as %arg2: tensor<2xf32>, %arg1 as %arg3: tensor<i32>) {n = 2 : i32} {
  // CHECK-NEXT: tf_device.return %arg2, %arg3 : tensor<2xf32>, tensor<i32>
  %0:4 = tf_device.replicate([%a, %a] as %x: tensor<2xf32>, %i as %y: tensor<i32>) {n = 2 : i32} {
    tf_device.return %x, %y : tensor<2xf32>, tensor<i32>
  }
  // CHECK: tf_device.send %arg0 "key" "host" : tensor<2xf32>
  tf_device.send %a "key" "host" : tensor<2xf32>
  return
}

// CHECK-LABEL: @values
func.func @values(%a: tensor<!tf_type.resource<tensor<2xf32>>>) {
  // CHECK: %cst = "tf.Const"() <{value = dense<["a\22b", "c"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %0 = "tf.Const"() {value = dense<["a\22b", "c"]> : tensor<2x!tf_type.string>} : () -> tensor<2x!tf_type.string>
  // CHECK: %0 = "tf.MatMul"(%arg0, %arg0) <{transpose_a = true}> {T = f32, x = #tf_type.shape<2x?>} : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<*xf32>
  %1 = "tf.MatMul"(%a, %a) {T = f32, transpose_a = true, x = #tf_type.shape<2x?>} : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<*xf32>
  // An operation without a row.
  // CHECK: %1 = "tf.NotThere"() {a = 1 : i64} : () -> tensor<i1>
  %2 = "tf.NotThere"() {a = 1} : () -> tensor<i1>
  return
}

// CHECK-LABEL: @lite
func.func @lite(%a: tensor<2xf32>, %b: tensor<1xf32>) -> tensor<2xf32> {
  // CHECK: %0 = tfl.add %arg0, %arg0 {fused_activation_function = "NONE"} : tensor<2xf32>
  %0 = tfl.add %a, %a {fused_activation_function = "NONE"} : tensor<2xf32>
  // CHECK: %1 = tfl.add(%0, %arg1) <{fused_activation_function = "RELU"}> : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  %1 = tfl.add(%0, %b) <{fused_activation_function = "RELU"}> : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  // CHECK: %outputs, %control = tfl.control_node controls "tfl.neg"(%1) : (tensor<2xf32>) -> tensor<2xf32>
  %2:2 = tfl.control_node controls "tfl.neg"(%1) : (tensor<2xf32>) -> tensor<2xf32>
  return %2#0 : tensor<2xf32>
}

// CHECK-LABEL: @mhlo
func.func @mhlo(%a: tensor<1x10xf32>, %z: tensor<f32>, %b: tensor<?x?xf32, #mhlo.type_extensions<bounds = [3, ?]>>) -> tensor<1xf32> {
  // CHECK: %0 = mhlo.reduce(%arg0 init: %arg1) applies mhlo.add across dimensions = [1] : (tensor<1x10xf32>, tensor<f32>) -> tensor<1xf32>
  %0 = "mhlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = "mhlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "mhlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<1x10xf32>, tensor<f32>) -> tensor<1xf32>
  // CHECK: %1 = mhlo.add %arg2, %arg2 : tensor<?x?xf32, #mhlo.type_extensions<bounds = [3, ?]>>
  %1 = mhlo.add %b, %b : tensor<?x?xf32, #mhlo.type_extensions<bounds = [3, ?]>>
  return %0 : tensor<1xf32>
}

// CHECK-LABEL: @convolution
func.func @convolution(%a: tensor<1x8x8x2xf32>, %b: tensor<3x3x2x4xf32>) -> tensor<2xui64> {
  // CHECK: %0 = mhlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = {{\[\[1, 1\], \[2, 0\]\]}}, lhs_dilate = [1, 1], reverse = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<1x8x8x4xf32>
  %0 = "mhlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #mhlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = dense<1> : tensor<2xi64>, padding = dense<[[1, 1], [2, 0]]> : tensor<2x2xi64>, window_reversal = dense<[true, false]> : tensor<2xi1>, window_strides = dense<1> : tensor<2xi64>}> : (tensor<1x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<1x8x8x4xf32>
  // CHECK: %1 = mhlo.xla.rng_get_and_update_state {delta = 1 : i64}
  %1 = mhlo.xla.rng_get_and_update_state {delta = 1 : i64}
  return %1 : tensor<2xui64>
}

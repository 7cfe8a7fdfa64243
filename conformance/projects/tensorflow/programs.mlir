// ----- islands
func.func @main(%a: tensor<2xf32>, %c: tensor<i1>, %i: tensor<i32>) -> tensor<2xf32> {
  %0 = tf_executor.graph {
    %1:2 = tf_executor.island {
      %x = "tf.Identity"(%a) {device = ""} : (tensor<2xf32>) -> tensor<2xf32>
      %y = "tf.Neg"(%x) {T = f32} : (tensor<2xf32>) -> tensor<2xf32>
      tf_executor.yield %y : tensor<2xf32>
    }
    %2 = tf_executor.island(%1#1) { tf_executor.yield }
    %3:2 = tf_executor.island(%2, %1#1) { tf_executor.yield %a : tensor<2xf32> } {note}
    %4:2 = tf_executor.island(%2) wraps "tf.Identity"(%a) : (tensor<2xf32>) -> tensor<2xf32>
    %5:3 = tf_executor.island wraps "tf.Unique"(%a) : (tensor<2xf32>) -> (tensor<?xf32>, tensor<2xi32>)
    %6 = tf_executor.island wraps "tf.IfRegion"(%c) ({
      "tf.Yield"() : () -> ()
    }, {
      "tf.NoOp"() : () -> ()
      "tf.Yield"() : () -> ()
    }) {is_stateless = true} : (tensor<i1>) -> ()
    %7 = tf_executor.ControlTrigger %2, %6 {note}
    tf_executor.fetch %4#0, %7 : tensor<2xf32>, !tf_executor.control {note = 1}
  } {name = "graph"}
  return %0 : tensor<2xf32>
}
// ----- frames
func.func @main(%a: tensor<2xf32>, %c: tensor<i1>, %i: tensor<i32>) {
  tf_executor.graph {
    %0 = tf_executor.island { tf_executor.yield }
    %1:3 = tf_executor.NextIteration.Source : tensor<*xf32> {id = 0}
    %2:2 = tf_executor.Enter %a frame "f" : tensor<2xf32>
    %3:2 = tf_executor.Enter %a, %0 frame "a b" parallel_iterations 3 constant : tensor<2xf32> {b = 2}
    %4:2 = tf_executor.Enter %a frame "f" parallel_iterations 10 : (tensor<2xf32>) -> (tensor<*xf32>, !tf_executor.control)
    %5:3 = tf_executor.Merge %2#0, %3#0 : tensor<2xf32> {a = 1}
    %6:3 = tf_executor.Merge %a, %4#0, %0 : (tensor<2xf32>, tensor<*xf32>, !tf_executor.control) -> (tensor<*xf32>, tensor<i32>, !tf_executor.control)
    %7:3 = tf_executor.Merge %a, %a, %a : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, !tf_executor.control)
    %8:3 = tf_executor.Switch %a, %c : tensor<2xf32> {T = "x"}
    %9:3 = tf_executor.Switch %a, %c, %0 : (tensor<2xf32>, tensor<i1>, !tf_executor.control) -> (tensor<*xf32>, tensor<2xf32>, !tf_executor.control)
    %10:2 = tf_executor.LoopCond %c : tensor<i1>
    %11:2 = tf_executor.LoopCond %c, %0 : (tensor<i1>, !tf_executor.control) -> (tensor<*xi1>, !tf_executor.control) {x}
    %12:2 = tf_executor.Exit %a, %0 : tensor<2xf32> {u}
    %13:4 = tf_executor._SwitchN %a, %i of 3 : tensor<2xf32>
    %14:3 = tf_executor._SwitchN %a, %i of 2 (%0) : tensor<2xf32> {z}
    tf_executor.NextIteration.Sink[%1#1] %4#0, %0 : tensor<*xf32> {id = 0}
    tf_executor.fetch
  }
  return
}
// ----- empty_graphs
func.func @main() {
  tf_executor.graph { }
  tf_executor.graph {
    %0 = tf_executor.island wraps "tf.NoOp"() {device = "/CPU:0"} : () -> ()
  }
  return
}
// ----- devices
func.func @main(%a: tensor<2xf32>, %i: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  "tf_device.launch"() ({
    %0 = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    tf_device.return
  }) {device = "/CPU:0"} : () -> ()
  %1 = "tf_device.cluster"() ({
    %0 = "tf.AddV2"(%i, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tf_device.return {note} %0 : tensor<i32>
  }) {policy = "p", num_cores_per_replica = 1 : i64} : () -> tensor<i32>
  %2 = "tf_device.launch_func"(%a) {device = "d", func = @callee} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "tf_device.cluster_func"(%a) {func = @callee} : (tensor<2xf32>) -> tensor<2xf32>
  %4:2 = "tf_device.parallel_execute"() ({
    tf_device.return %i : tensor<i32>
  }, {
    tf_device.return %1 : tensor<i32>
  }) : () -> (tensor<i32>, tensor<i32>)
  return %4#0, %4#1 : tensor<i32>, tensor<i32>
}
func.func @callee(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
// ----- replicas
func.func @main(%a: tensor<2xf32>, %i: tensor<i32>) -> tensor<i32> {
  %0:2 = tf_device.replicate([%a, %a] as %x: tensor<2xf32>, %i as %y: tensor<i32>) {n = 2 : i32, devices = {D = ["/CPU:0", "/CPU:1"]}} {
    %1 = "tf.Shape"(%x) : (tensor<2xf32>) -> tensor<1xi32>
    tf_device.return %y : tensor<i32>
  }
  %2:6 = tf_device.replicate([%i, %i, %i] as %y: tensor<i32>) {n = 3 : i32, note} {
    tf_device.return %y, %a : tensor<i32>, tensor<2xf32>
  }
  tf_device.replicate {n = 2 : i32} {
    "tf.NoOp"() : () -> ()
  }
  return %0#1 : tensor<i32>
}
// ----- remote
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  tf_device.send %a "key" "host" : tensor<2xf32>
  %0 = tf_device.receive "key" "host" {note} : tensor<2xf32>
  %1 = tf_device.remote_run "/job:worker" @callee(%0) : (tensor<2xf32>) -> tensor<2xf32>
  tf_device.remote_run "/job:worker" @callee() {a = 1 : i32} : () -> ()
  return %1 : tensor<2xf32>
}
// ----- types
func.func @main(%r: tensor<!tf_type.resource<tensor<2xf32>>>, %v: tensor<*x!tf_type.variant<tensor<i32>, tensor<?xf32>>>, %s: tensor<2x!tf_type.string>, %q: tensor<!tf_type.qint8>, %f: tensor<!tf_type.f32ref>, %e: tensor<!tf_type.resource>) -> tensor<!tf_type.variant> {
  %0 = "tf.ReadVariableOp"(%r) : (tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
  "tf.AssignVariableOp"(%r, %0) {validate_shape = false} : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<2xf32>) -> ()
  %1 = "tf.Const"() {value = dense<["a\22b", "\C3\A4"]> : tensor<2x!tf_type.string>} : () -> tensor<2x!tf_type.string>
  %2 = "tf.Const"() {value = #tf_type<tensor_proto : "0x746674656E736F72"> : tensor<!tf_type.variant>} : () -> tensor<!tf_type.variant>
  %3 = "tf.Unknown"(%0) {a = #tf_type.shape<2x?>, b = #tf_type.shape<*>, c = #tf_type.shape<>, d = #tf_type.func<@f, {x = 1 : i64}>, e = #tf_type.placeholder<"x">, T = f32, U = !tf_type.quint16} : (tensor<2xf32>) -> tensor<2x!tf_type.uint8ref>
  return %2 : tensor<!tf_type.variant>
}
// ----- regions
func.func @main(%a: tensor<f32>, %c: tensor<i1>, %i: tensor<i32>) -> tensor<f32> {
  %0 = "tf.IfRegion"(%c) ({
    "tf.Yield"(%a) : (tensor<f32>) -> ()
  }, {
    %1 = "tf.Neg"(%a) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%1) : (tensor<f32>) -> ()
  }) {is_stateless = true, _then_func_name = "t"} : (tensor<i1>) -> tensor<f32>
  %2 = "tf.CaseRegion"(%i) ({
    "tf.Yield"(%a) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%0) : (tensor<f32>) -> ()
  }) {is_stateless = false} : (tensor<i32>) -> tensor<f32>
  %3 = "tf.WhileRegion"(%2) ({
  ^bb0(%x: tensor<f32>):
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>):
    %4 = "tf.Add"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "tf.Yield"(%4) : (tensor<f32>) -> ()
  }) {is_stateless = true, parallel_iterations = 4} : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
// ----- calls
func.func @main(%a: tensor<2xf32>, %c: tensor<i1>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%a) {config = "", config_proto = "", executor_type = "", f = @callee} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.StatefulPartitionedCall"(%0) <{config = "", config_proto = "\0A", executor_type = "", f = @callee}> : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tf.If"(%c, %1) {then_branch = @callee, else_branch = @callee, is_stateless = true} : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  %3 = "tf.While"(%2) {cond = @cond, body = @callee, is_stateless = false, shape_invariant} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "tf.LegacyCall"(%3) {f = @callee} : (tensor<2xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}
func.func private @callee(%a: tensor<2xf32>) -> tensor<2xf32> attributes {tf.signature.is_stateful} {
  return %a : tensor<2xf32>
}
func.func private @cond(%a: tensor<2xf32>) -> tensor<i1> {
  %0 = "tf.Const"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  return %0 : tensor<i1>
}
// ----- saved_model
module attributes {tf_saved_model.semantics, tf.versions = {producer = 100 : i32}} {
  "tf_saved_model.session_initializer"() {initializers = [@init]} : () -> ()
  "tf_saved_model.asset"() {filename = "assets/a.txt", sym_name = "asset"} : () -> ()
  "tf_saved_model.global_tensor"() {is_mutable, sym_name = "v", type = tensor<?xf32>, value = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> ()
  "tf_saved_model.global_tensor"() {sym_name = "c", type = tensor<i64>, value = dense<3> : tensor<i64>} : () -> ()
  func.func @init(%a: tensor<!tf_type.string> {tf_saved_model.bound_input = @asset}) attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    return
  }
  func.func @f(%a: tensor<f32> {tf_saved_model.index_path = [0, "x"]}, %v: tensor<!tf_type.resource<tensor<?xf32>>> {tf_saved_model.bound_input = @v}) -> (tensor<?xf32> {tf_saved_model.index_path = []}) attributes {tf_saved_model.exported_names = ["f"]} {
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<?xf32>>>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
// ----- segments
func.func @main(%a: tensor<2xf32>, %b: tensor<i32>) -> tensor<2xf32> {
  %0 = "tf.BatchFunction"(%a, %b) {f = @f, num_batch_threads = 1, max_batch_size = 6, batch_timeout_micros = 100000, allowed_batch_sizes = [6], enable_large_batch_splitting = true, operandSegmentSizes = array<i32: 1, 1>} : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  %1:2 = "tf.Split"(%b, %0) : (tensor<i32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  %2 = "tf.ConcatV2"(%1#1, %1#0, %b) {device = ""} : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
func.func private @f(%a: tensor<2xf32>, %b: tensor<i32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}

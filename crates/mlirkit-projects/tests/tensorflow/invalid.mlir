// RUN: mlirkit opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2xf32>, %i: tensor<i32>) {
  tf_executor.graph {
    // expected-error@+1 {{expected a number of outputs}}
    %0:2 = tf_executor._SwitchN %a, %i of 4000000000 : tensor<2xf32>
    tf_executor.fetch
  }
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{expects number of operands for replicated input 0 to be 'n' (2)}}
  tf_device.replicate([%a] as %x: tensor<2xf32>) {n = 2 : i32} { }
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{expects 'n' to be at least 2}}
  tf_device.replicate {n = 4000000000 : i64} { }
  return
}

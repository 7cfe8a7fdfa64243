func.func @f(%a: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = iree_tensor_ext.compute_barrier.start %a : tensor<8xf32> -> tensor<8xf32>
  %1 = arith.negf %0 : tensor<8xf32>
  %2 = iree_tensor_ext.compute_barrier.end %1 : tensor<8xf32> -> tensor<8xf32>
  %3 = util.optimization_barrier %2 : tensor<8xf32>
  %4 = flow.tensor.transfer %3 : tensor<8xf32> to #hal.device.promise<@__device_0>
  return %4 : tensor<8xf32>
}

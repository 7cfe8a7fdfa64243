func.func @abi(%a: !hal.buffer_view, %b: !hal.buffer_view) -> !hal.buffer_view {
  %0 = hal.tensor.import %a "input0" : !hal.buffer_view -> tensor<4xf32>
  %1 = hal.tensor.import %b "input1" : !hal.buffer_view -> tensor<4xf32>
  %2 = arith.mulf %0, %1 : tensor<4xf32>
  %3 = hal.tensor.export %2 "output0" : tensor<4xf32> -> !hal.buffer_view
  return %3 : !hal.buffer_view
}

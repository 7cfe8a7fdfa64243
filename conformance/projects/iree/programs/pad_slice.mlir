func.func @p(%a: tensor<10x20xf32>) -> tensor<6x24xf32> {
  %z = arith.constant 1.5 : f32
  %p = tensor.pad %a low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<10x20xf32> to tensor<12x24xf32>
  %s = tensor.extract_slice %p[2, 0] [6, 24] [1, 1] : tensor<12x24xf32> to tensor<6x24xf32>
  return %s : tensor<6x24xf32>
}

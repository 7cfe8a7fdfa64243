func.func @s(%a: tensor<64x32xf32>, %b: tensor<8x32xf32>, %o: index) -> tensor<64x32xf32> {
  %s = tensor.insert_slice %b into %a[%o, 0] [8, 32] [1, 1] : tensor<8x32xf32> into tensor<64x32xf32>
  return %s : tensor<64x32xf32>
}

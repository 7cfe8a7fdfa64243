func.func @i(%a: tensor<128xf32>, %b: tensor<128xf32> {iree.abi.output = 0 : index}) -> tensor<128xf32> {
  %0 = arith.addf %a, %b : tensor<128xf32>
  return %0 : tensor<128xf32>
}

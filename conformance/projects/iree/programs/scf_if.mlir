func.func @i(%c: i1, %a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.if %c -> tensor<8xf32> {
    %x = arith.addf %a, %b : tensor<8xf32>
    scf.yield %x : tensor<8xf32>
  } else {
    %x = arith.subf %a, %b : tensor<8xf32>
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

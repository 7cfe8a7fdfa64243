func.func @s(%a: tensor<64xi32>) -> tensor<64xi32> {
  %0 = iree_linalg_ext.sort dimension(0) outs(%a : tensor<64xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi sgt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<64xi32>
  return %0 : tensor<64xi32>
}

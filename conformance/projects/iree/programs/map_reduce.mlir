func.func @f(%a: tensor<4x?x8xi32>, %i: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.reduce ins(%a : tensor<4x?x8xi32>) outs(%i : tensor<4x8xi32>) dimensions = [1] (%x: i32, %y: i32) {
    %m = arith.minsi %x, %y : i32
    linalg.yield %m : i32
  }
  return %r : tensor<4x8xi32>
}

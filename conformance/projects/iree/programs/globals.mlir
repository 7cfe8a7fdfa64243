util.global private mutable @counter = 0 : i32
util.global private @weights = dense<1.5> : tensor<8x4xf32>
util.global private mutable @state : tensor<8xf32>
util.initializer {
  %z = arith.constant dense<3.0> : tensor<8xf32>
  util.global.store %z, @state : tensor<8xf32>
  util.return
}
func.func @step(%x: tensor<4xf32>) -> (tensor<8xf32>, i32) {
  %w = util.global.load @weights : tensor<8x4xf32>
  %s = util.global.load @state : tensor<8xf32>
  %r = linalg.matvec ins(%w, %x : tensor<8x4xf32>, tensor<4xf32>) outs(%s : tensor<8xf32>) -> tensor<8xf32>
  util.global.store %r, @state : tensor<8xf32>
  %c = util.global.load @counter : i32
  %c1 = arith.constant 1 : i32
  %n = arith.addi %c, %c1 : i32
  util.global.store %n, @counter : i32
  return %r, %n : tensor<8xf32>, i32
}

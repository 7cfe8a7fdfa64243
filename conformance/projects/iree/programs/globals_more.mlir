util.global private mutable @state = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
util.global private @table = #util.uninitialized : tensor<8xi32>
util.global private mutable @counter = 7 : i64
util.initializer {
  %c = util.global.load @counter : i64
  %one = arith.constant 1 : i64
  %n = arith.addi %c, %one : i64
  util.global.store %n, @counter : i64
  util.return
}
func.func @step(%x: tensor<4xf32>) -> (tensor<4xf32>, i64) {
  %s = util.global.load @state : tensor<4xf32>
  %t = arith.mulf %s, %x : tensor<4xf32>
  util.global.store %t, @state : tensor<4xf32>
  %c = util.global.load @counter : i64
  return %t, %c : tensor<4xf32>, i64
}

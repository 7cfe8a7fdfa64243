module @rnn {
  func.func public @main(%steps: tensor<20x4x8xf32> loc("steps"), %state: tensor<4x16xf32> loc("state"), %wx: tensor<8x16xf32> loc("params['wx']"), %wh: tensor<16x16xf32> loc("params['wh']")) -> tensor<4x16xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %end = stablehlo.constant dense<20> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %h = %state) : tensor<i32>, tensor<4x16xf32>
    cond {
      %more = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("rnn/while/cond/lt"("rnn.py":8:3))
      stablehlo.return %more : tensor<i1>
    } do {
      %x = stablehlo.dynamic_slice %steps, %i, %zero, %zero, sizes = [1, 4, 8] : (tensor<20x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32> loc("rnn/while/cell/slice"("rnn.py":11:5))
      %now = stablehlo.reshape %x : (tensor<1x4x8xf32>) -> tensor<4x8xf32> loc("rnn/while/cell/slice"("rnn.py":11:5))
      %a = stablehlo.dot_general %now, %wx, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32> loc("rnn/while/cell/input/dot"("rnn.py":12:5))
      %b = stablehlo.dot_general %h, %wh, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32> loc("rnn/while/cell/state/dot"("rnn.py":13:5))
      %sum = stablehlo.add %a, %b : tensor<4x16xf32> loc("rnn/while/cell/add"("rnn.py":14:5))
      %next = stablehlo.tanh %sum : tensor<4x16xf32> loc("rnn/while/cell/tanh"("rnn.py":14:5))
      %j = stablehlo.add %i, %one : tensor<i32> loc("rnn/while/step"("rnn.py":15:5))
      stablehlo.return %j, %next : tensor<i32>, tensor<4x16xf32>
    } loc("rnn/while"("rnn.py":8:3))
    return %0#1 : tensor<4x16xf32>
  }
}

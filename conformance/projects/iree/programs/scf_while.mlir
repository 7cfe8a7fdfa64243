func.func @w(%n: i32, %a: tensor<f32>) -> (i32, tensor<f32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %c0, %x = %a) : (i32, tensor<f32>) -> (i32, tensor<f32>) {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i, %x : i32, tensor<f32>
  } do {
  ^bb0(%i: i32, %x: tensor<f32>):
    %j = arith.addi %i, %c1 : i32
    %y = arith.mulf %x, %x : tensor<f32>
    scf.yield %j, %y : i32, tensor<f32>
  }
  return %r#0, %r#1 : i32, tensor<f32>
}

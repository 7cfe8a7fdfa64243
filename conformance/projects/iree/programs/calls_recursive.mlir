func.func private @helper(%a: tensor<2x2xi32>, %b: i32) -> tensor<2x2xi32> {
  %s = tensor.splat %b : tensor<2x2xi32>
  %r = arith.subi %a, %s : tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @f(%a: tensor<2x2xi32>, %c: i1) -> tensor<2x2xi32> {
  %three = arith.constant 3 : i32
  cf.cond_br %c, ^yes, ^no(%a : tensor<2x2xi32>)
^yes:
  %x = call @helper(%a, %three) : (tensor<2x2xi32>, i32) -> tensor<2x2xi32>
  cf.br ^no(%x : tensor<2x2xi32>)
^no(%r: tensor<2x2xi32>):
  return %r : tensor<2x2xi32>
}

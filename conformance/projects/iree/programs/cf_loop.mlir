func.func @c(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c0 : i32, i32)
^head(%i: i32, %s: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %j = arith.addi %i, %c1 : i32
  %t = arith.addi %s, %i : i32
  cf.br ^head(%j, %t : i32, i32)
^end:
  return %s : i32
}

func.func @f(%n: index, %a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %a) -> (i32) {
    %1 = arith.divsi %acc, %a : i32
    scf.yield %1 : i32
  }
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  return %x : i32
^bb2:
  %2 = func.call @g(%a) : (i32) -> i32
  cf.br ^bb1(%2 : i32)
}
func.func private @g(i32) -> i32

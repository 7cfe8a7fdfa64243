// Two functions; the second has a constant and a region.
func.func private @callee(i32) -> i32
func.func @f(%a: i32, %c: i1) -> i32 {
  %k = arith.constant 7 : i32
  %sum = arith.addi %a, %k : i32
  scf.if %c {
    %unused = func.call @callee(%sum) : (i32) -> i32
  }
  return %sum : i32
}

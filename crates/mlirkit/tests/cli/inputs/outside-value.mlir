%x = arith.constant 1 : i32
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %x : i32
  "t.later"(%y) : (i32) -> ()
  return %b : i32
}
%y = arith.constant 2 : i32

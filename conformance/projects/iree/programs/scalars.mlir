func.func @s(%a: i32, %b: i64, %c: f32, %d: index) -> (i32, i64, f32, index, i1) {
  %0 = arith.muli %a, %a : i32
  %1 = arith.divsi %b, %b : i64
  %2 = math.exp %c : f32
  %3 = arith.addi %d, %d : index
  %4 = arith.cmpi ult, %a, %0 : i32
  %5 = arith.extui %a : i32 to i64
  %6 = arith.addi %1, %5 : i64
  return %0, %6, %2, %3, %4 : i32, i64, f32, index, i1
}

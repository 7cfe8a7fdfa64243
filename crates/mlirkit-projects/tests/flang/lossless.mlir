// RUN: mlirkit print %s | FileCheck %s
// What the custom syntax cannot hold is printed generically, and numbers that a constant repeats are bounded.

// CHECK: "fir.global"() <{sym_name = "g", symref = @other, type = i32}>
"fir.global"() <{sym_name = "g", symref = @other, type = i32}> ({
}) : () -> ()

func.func @f(%a: !fir.array<8xi32>, %i: i32, %b: i32) -> !fir.array<8xi32> {
  // CHECK: fir.insert_on_range %{{.*}} to (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) :
  %0 = "fir.insert_on_range"(%a, %i) <{coor = dense<0> : tensor<9000000000000000000xindex>}> : (!fir.array<8xi32>, i32) -> !fir.array<8xi32>
  // CHECK: "fir.select"(%{{.*}}){{.*}}target_operand_offsets = array<i32: 0, 0>
  "fir.select"(%i, %b)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> {case_tags = [1 : i32, unit], target_operand_offsets = array<i32: 0, 0>} : (i32, i32) -> ()
^bb1:
  return %0 : !fir.array<8xi32>
^bb2:
  return %0 : !fir.array<8xi32>
}

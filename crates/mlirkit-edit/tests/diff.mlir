// RUN: mlirkit diff %s %s
// RUN: sed 's/addi/muli/' %s > %t.mlir
// RUN: not mlirkit diff %s %t.mlir > %t.diff
// RUN: FileCheck %s --input-file=%t.diff

// CHECK: arith.addi
// CHECK: arith.muli
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// RUN: mlirkit parse %s -o %t.mlirbc
// RUN: mlirkit opt %t.mlirbc --mlir-print-debuginfo | FileCheck %s --check-prefix=BEFORE
// RUN: mlirkit strip %t.mlirbc --locations -o %t.stripped.mlirbc
// RUN: mlirkit opt %t.stripped.mlirbc --mlir-print-debuginfo | FileCheck %s

// BEFORE: file.py

// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %arg0: i32 loc(unknown)) -> i32
// CHECK-NEXT:    return %arg0 : i32 loc(
// CHECK-NOT:   file.py
func.func @f(%x: i32 loc("file.py":1:2)) -> i32 {
  return %x : i32 loc("file.py":3:4)
} loc("file.py":5:6)

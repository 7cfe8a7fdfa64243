// Equal programs have equal fingerprints, in any form.
// RUN: mlirkit parse %s -o %t.mlirbc
// RUN: mlirkit opt %s --mlir-print-op-generic -o %t.generic.mlir
// RUN: mlirkit fingerprint - < %s > %t.text
// RUN: mlirkit fingerprint - < %t.mlirbc | cmp - %t.text
// RUN: mlirkit fingerprint - < %t.generic.mlir | cmp - %t.text

// Another constant makes another program.
// RUN: sed 's/constant 1/constant 2/' %s | mlirkit fingerprint - > %t.other
// RUN: not cmp -s %t.other %t.text

func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

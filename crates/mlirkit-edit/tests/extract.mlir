// A function is extracted with everything that it calls, and nothing else.
// RUN: mlirkit extract %s @caller | FileCheck %s
// RUN: not mlirkit extract %s @nowhere 2>&1 | FileCheck %s --check-prefix=MISSING

// CHECK-NOT: @unrelated
// CHECK-DAG: func.func @caller()
// CHECK-DAG: func.func private @callee()
// CHECK-NOT: @unrelated
// MISSING:   error: {{.*}}nowhere
func.func private @callee() {
  return
}
func.func @caller() {
  call @callee() : () -> ()
  return
}
func.func @unrelated() {
  return
}

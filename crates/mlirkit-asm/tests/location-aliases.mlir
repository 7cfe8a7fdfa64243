// RUN: mlirkit opt %s --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s

// The aliases that an argument's location needs precede the module, also those inside of arrays and dictionaries, and
// though an operation refers to the location first.
// CHECK:      #loc1 = loc("inner")
// CHECK-NEXT: #loc2 = loc("a")
// CHECK-NEXT: {{^}}#loc5 = loc(fused<{{.*}}k = #loc1{{.*}}#loc2
// CHECK-NEXT: module {
#fused = loc(fused<[{k = loc("inner")}]>["a"])
"t.x"() : () -> () loc(#fused)
func.func @f(%a: i32 loc(#fused)) {
  return
}

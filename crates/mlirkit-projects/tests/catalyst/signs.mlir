// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt --emit-bytecode %s -o %t && mlirkit opt %t | FileCheck %s

// A format may contain the literal `-`.

// CHECK-LABEL: func.func @measured
func.func @measured(%a: !quantum.bit, %b: !quantum.bit) -> i1 {
  // CHECK: %{{.*}}, %{{.*}}:2 = pbc.ppm ["Z", "Y"](-) %{{.*}}, %{{.*}} : i1, !quantum.bit, !quantum.bit
  %m, %o:2 = pbc.ppm ["Z", "Y"](-) %a, %b : i1, !quantum.bit, !quantum.bit
  // CHECK: %{{.*}}, %{{.*}} = pbc.ppm ["X"] %{{.*}}#1 : i1, !quantum.bit
  %n, %p = pbc.ppm ["X"] %o#1 : i1, !quantum.bit
  return %m : i1
}

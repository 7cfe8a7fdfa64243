// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s

// The order in which iree-opt 3.13 prints attributes: sorted, or the discardable ones first.

// CHECK: memref.global "private" @m : memref<4xi8> alignment = 64 {a.a, zz.z}
memref.global "private" @m : memref<4xi8> alignment = 64 {zz.z, a.a}
// CHECK: util.func private @f() attributes {a.a, inlining_policy = #util.inline.never, zz.z}
util.func private @f() attributes {inlining_policy = #util.inline.never, a.a, zz.z}
// CHECK: func.func private @g() attributes {a.a, zz.z, no_inline}
func.func private @g() attributes {a.a, no_inline, zz.z}
vm.module public @n {
  // CHECK: vm.export @v attributes {a.a, ordinal = 0 : i32, zz.z}
  vm.export @v attributes {zz.z, ordinal = 0 : i32, a.a}
  // CHECK: vm.func private @v() attributes {a.a, zz.z, inlining_policy = #util.inline.never} {
  vm.func private @v() attributes {a.a, inlining_policy = #util.inline.never, zz.z} {
    vm.return
  }
}

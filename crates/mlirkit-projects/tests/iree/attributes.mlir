// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt --emit-bytecode %s -o %t && mlirkit opt %t | FileCheck %s

// The type of an attribute is printed once, and as iree-opt 3.13 does where the text omits it.

// CHECK: util.global private @g = #stream.timepoint<immediate> : !stream.timepoint
util.global private @g = #stream.timepoint<immediate> : !stream.timepoint
// CHECK: util.global private @p = #stream.parameter.named<"a"::"b"> : tensor<4xi32>
util.global private @p = #stream.parameter.named<"a"::"b"> : tensor<4xi32>

// CHECK: util.func private @f() attributes {
// CHECK-SAME: a.a = #stream.timepoint<immediate> : !stream.timepoint,
// CHECK-SAME: a.b = #hal.device.alias<"local"[0]> : !hal.device,
// CHECK-SAME: a.c = #util.null : !hal.buffer,
// CHECK-SAME: a.d = #util.byte_range<1, 2>,
// CHECK-SAME: a.e = #hal.device.select<[#hal.device.alias<"x"> : !hal.device]> : !hal.device,
// CHECK-SAME: a.f = #flow.parameter.named<"a"::"b"> : tensor<4xi32>}
util.func private @f() attributes {
  a.a = #stream.timepoint<immediate>,
  a.b = #hal.device.alias<"local"[0]>,
  a.c = #util.null : !hal.buffer,
  a.d = #util.byte_range<1,2>,
  a.e = #hal.device.select<[#hal.device.alias<"x">]> : !hal.device,
  a.f = #flow.parameter.named<"a"::"b"> : tensor<4xi32>
}

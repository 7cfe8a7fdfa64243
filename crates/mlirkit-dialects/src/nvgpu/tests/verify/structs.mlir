func.func @f(%a: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %v: memref<128x32xf32, 3>) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{custom op 'nvgpu.tma.async.store' duplicate or unknown struct parameter name: array}}
  nvgpu.tma.async.store %v to %a[%c, %c] : memref<128x32xf32, 3> -> <tensor = memref<128x32xf32, 3>, swizzle = none, array = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%a: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %v: memref<128x32xf32, 3>) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{expected ','}}
  nvgpu.tma.async.store %v to %a[%c, %c] : memref<128x32xf32, 3> -> <tensor = memref<128x32xf32, 3>, swizzle = none, l2promo = none, oob = zero>
  return
}

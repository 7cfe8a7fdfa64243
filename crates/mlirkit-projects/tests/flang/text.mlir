// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s

!record = !fir.type<point{x:f32,next:!fir.box<!fir.ptr<!fir.type<point>>>}>

// CHECK: fir.global internal @table(dense<1> : tensor<2xi32>) {alignment = 8 : i64} constant target : !fir.array<2xi32>
fir.global internal @table(dense<1> : tensor<2xi32>) {alignment = 8 : i64} constant target : !fir.array<2xi32>

// CHECK: fir.global linkonce @text constant : !fir.char<1,3> {
fir.global linkonce @text constant : !fir.char<1,3> {
  // CHECK-NEXT: fir.string_lit "abc"(3) : !fir.char<1,3>
  %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
  fir.has_value %0 : !fir.char<1,3>
}

// CHECK-LABEL: func.func @memory
func.func @memory(%n: index, %len: i32, %p: !fir.ref<!record>) {
  // CHECK: fir.alloca !fir.array<?x!fir.char<1,?>>(%{{.*}} : i32), %{{.*}} {bindc_name = "a", pinned}
  %a = fir.alloca !fir.array<?x!fir.char<1,?>>(%len : i32), %n {bindc_name = "a", pinned}
  // CHECK: fir.allocmem f32
  %h = fir.allocmem f32
  // CHECK: %[[X:.*]] = fir.coordinate_of %{{.*}}, x : (!fir.ref<!fir.type<point{
  %x = fir.coordinate_of %p, x : (!fir.ref<!record>) -> !fir.ref<f32>
  // CHECK: %[[V:.*]] = fir.load %[[X]] : !fir.ref<f32>
  %v = fir.load %x : !fir.ref<f32>
  // CHECK: fir.store %[[V]] to %{{.*}} : !fir.heap<f32>
  fir.store %v to %h : !fir.heap<f32>
  // CHECK: fir.field_index next, !fir.type<point
  %f = fir.field_index next, !record
  // CHECK: fir.alloca i32 {volatile}
  %w = fir.alloca i32 {volatile}
  // CHECK: !fir.ref<i32, volatile>
  %u = fir.volatile_cast %w : (!fir.ref<i32>) -> !fir.ref<i32, volatile>
  return
}

// CHECK-LABEL: func.func @control
func.func @control(%lo: index, %hi: index, %c: i1, %k: i32, %z: complex<f32>, %f: () -> i32) -> index {
  // CHECK: fir.do_loop %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} unordered {
  fir.do_loop %i = %lo to %hi step %lo unordered {
  }
  // CHECK: :2 = fir.do_loop %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (index, i32) {
  %l:2 = fir.do_loop %i = %lo to %hi step %lo iter_args(%x = %k) -> (index, i32) {
    fir.result %i, %x : index, i32
  }
  // CHECK: :2 = fir.iterate_while (%{{.*}} = %{{.*}} to %{{.*}} step %{{.*}}) and (%{{.*}} = %{{.*}}) -> (index, i1) {
  %w:2 = fir.iterate_while (%i = %lo to %hi step %lo) and (%ok = %c) -> (index, i1) {
    fir.result %i, %ok : index, i1
  }
  // CHECK: fir.if %{{.*}} -> (i32) {
  %r = fir.if %c -> (i32) {
    fir.result %k : i32
  } else {
    // CHECK: fir.call %{{.*}}() : () -> i32
    %y = fir.call %f() : () -> i32
    fir.result %y : i32
  }
  // CHECK: fir.call @g(%{{.*}}) proc_attrs<bind_c> fastmath<contract> : (i32) -> ()
  fir.call @g(%k) proc_attrs<bind_c> fastmath<contract> : (i32) -> ()
  // CHECK: fir.cmpc "oeq", %{{.*}}, %{{.*}} : complex<f32>
  %e = fir.cmpc "oeq", %z, %z {fastmath = #arith.fastmath<contract>} : complex<f32>
  // CHECK: fir.select_case %{{.*}} : i32 [#fir.point, %{{.*}}, ^bb1, #fir.interval, %{{.*}}, %{{.*}}, ^bb1, unit, ^bb2(%{{.*}} : index)]
  fir.select_case %k : i32 [#fir.point, %k, ^bb1, #fir.interval, %k, %r, ^bb1, unit, ^bb2(%hi : index)]
^bb1:
  // CHECK: fir.select %{{.*}} : i32 [-1, ^bb1, unit, ^bb2(%{{.*}} : index)]
  fir.select %k : i32 [-1, ^bb1, unit, ^bb2(%lo : index)]
^bb2(%a: index):
  return %a : index
}

// CHECK-LABEL: func.func @arrays
func.func @arrays(%b: !fir.box<!fir.array<?x!fir.logical<4>>>, %c: !fir.ref<complex<f32>>, %i: index, %s: !fir.shape<1>) {
  // CHECK: hlfir.designate %{{.*}} (%{{.*}}:%{{.*}}:%{{.*}})  shape %{{.*}} :
  %0 = hlfir.designate %b (%i:%i:%i)  shape %s : (!fir.box<!fir.array<?x!fir.logical<4>>>, index, index, index, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.logical<4>>>
  // CHECK: hlfir.designate %{{.*}} imag :
  %1 = hlfir.designate %c imag : (!fir.ref<complex<f32>>) -> !fir.ref<f32>
  // CHECK: hlfir.region_assign {
  hlfir.region_assign {
    hlfir.yield %1 : !fir.ref<f32>
  // CHECK: } to {
  } to {
    // CHECK: hlfir.yield %{{.*}} : !fir.ref<f32> cleanup {
    hlfir.yield %1 : !fir.ref<f32> cleanup {
    }
  }
  // CHECK: hlfir.where {
  hlfir.where {
    hlfir.yield %0 : !fir.box<!fir.array<?x!fir.logical<4>>>
  } do {
    // CHECK: hlfir.elsewhere do {
    hlfir.elsewhere do {
    }
  }
  return
}

func.func private @g(i32)

func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = arith.select %b, %c : i32
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = arith.select %b, %c, %c i32
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = arith.select %b, %c, %c : i32,
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 cf.switch %c : i32, [ default ^bb1 ]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 cf.switch %c : i32, [ foo: ^bb1 ]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 cf.switch %c : i32, [ default: ^bb1, x: ^bb1 ]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 cf.switch %c : i32, [ default: ^bb1(%a) ]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 cf.switch %c : i32, [ default: 4 ]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 async.execute [%a] { async.yield }
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 async.execute (%a of %b : !async.value<f32>) { async.yield }
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 async.execute (%a as %v i32) { async.yield }
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 async.await 4 : i32
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() {a = #complex.number<f32 1.0, 1.0>} : () -> ()
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() {a = #complex.number<:f32 1, 1.0>} : () -> ()
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = shape.const_shape 4 : !shape.shape
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 shape.assuming %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 emitc.include foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 emitc.include <"a"
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 emitc.if %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 emitc.for %i = %a %a step %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = emitc.expression %c : i32 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = emitc.expression %c : (i32) -> () {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 emitc.do {} foo {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() : () -> !emitc.array<f32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() : () -> !emitc.array<?xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() : () -> !async.value<4>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 "t.x"() : () -> !async.value 4
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.delinearize_index %a into 4 : index
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.delinearize_index %a into (x) : index
 return
}

// -----
{-#
  dialect_resources: {
    arith: {
      key: "0x01"
    }
  }
#-}
// -----
{-#
  dialect_resources: {
    arith: { }
  }
#-}
// -----
func.func private @f(!llvm.ptr<99999999999>)
// -----
func.func @no_type_behind_a_storage_class(%p: !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" : f32 %p : f32
}

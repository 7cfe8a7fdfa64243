func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.apply 4
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.apply affine_map<(d0) -> (d0)>(%a)[%a]
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.apply affine_map<(d0) -> (d0)>()
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.apply affine_map<(d0) -> (d0)> %a
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.min 4(%a)
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = 0 to 10 step -1 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = 0 to 10 step "x" {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = %a, %a to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = 0 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = affine_map<(d0) -> (d0, d0)>(%a) to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = 0 to affine_map<(d0) -> (d0, d0)>(%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = affine_map<(d0) -> (d0)>() to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = affine_map<(d0)[s0] -> (d0)>(%a) to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = "x" to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for %i = 0 to 10 iter_args(%q = %a, %r = %a) -> index {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.for 4 = 0 to 10 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.if affine_map<(d0) -> (d0)>(%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.if affine_set<(d0) : (d0 >= 0)>() {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.load %m[%a] : index
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.load %m[%a + ] : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.load %m %a : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.load %m[symbol %a] : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.load %m[%a, foo] : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.store %x %m[%a] : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.prefetch %m[%a], foo, locality<1>, data : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.prefetch %m[%a], read, locality<1>, foo : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.prefetch %m[%a], read, foo<1>, data : memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = affine.vector_load %m[%a] : memref<4xf32>, i32
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.parallel (%i) = (0) to (10) step (%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.parallel (%i) = (0) to (10) reduce ("foo") -> f32 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.parallel (%i) = (0) to (10) reduce (4) -> f32 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.parallel (%i) = (0) (10) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.parallel (%i) = 0 to (10) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.dma_wait %m[%a], %a : index
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.dma_start %m[%a], %m[%a], %m[%a], %a, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 affine.dma_start %m[%a], %m[%a], %m[%a], %a : memref<4xf32>, memref<4xf32>
 return
}

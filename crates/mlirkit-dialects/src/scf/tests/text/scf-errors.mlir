func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a foo %a step %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a foo %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i %a to %a step %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a step %a iter_args(%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 %0 = scf.for %i = %a to %a step %a iter_args(%y = %a, %z = %a) -> index {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a step %a iter_args(%y = %a) index {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for 4 = %a to %a step %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a step %c {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a step %a : {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.for %i = %a to %a step %a foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.if %a {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.if %b -> {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.if %b foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.if {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.if %b { } else foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.parallel (%i) = (%a, %a) to (%a) step (%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.parallel (%i) (%a) to (%a) step (%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.parallel (%i) = (%a) (%a) step (%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.parallel (%i) = (%a) to (%a) step (%a) init (%c) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.parallel %i = (%a) to (%a) step (%a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.while (%q = %a) : index {} do {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.while (%q = %a) : () -> () {} do {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.while (%q = %a) () -> () {} do {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.while : () -> () { scf.condition(%b) } foo {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.while (%q %a) : (index) -> () {} do {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) foo (4) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) = (4) (4) step (1) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) = (4) to (4) foo (1) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) in (4) shared_outs(%t) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>, i32) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.index_switch %a case foo {} default {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.index_switch %a case 99999999999999999999999 {} default {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.index_switch %a case 1 foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.index_switch %a
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.execute_region foo
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.execute_region -> 4 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) in (x) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) in 4 {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) in (%a %a) {}
 return
}
// -----
func.func @m(%a: index, %c: i32, %b: i1, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32) {
 scf.forall (%i) = (99999999999999999999999) to (4) step (1) {}
 return
}

func.func private @ext.compute(%a: tensor<?xf32>, %n: index) -> tensor<?xf32>
func.func private @ext.scalar(i32, f32) -> i64
func.func @go(%a: tensor<?xf32>, %n: index, %i: i32) -> (tensor<?xf32>, i64) {
  %f = arith.constant 2.0 : f32
  %0 = call @ext.compute(%a, %n) : (tensor<?xf32>, index) -> tensor<?xf32>
  %1 = call @ext.scalar(%i, %f) : (i32, f32) -> i64
  return %0, %1 : tensor<?xf32>, i64
}

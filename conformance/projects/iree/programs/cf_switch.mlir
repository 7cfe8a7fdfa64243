func.func @c(%n: i32, %x: f32, %y: f32) -> f32 {
  cf.switch %n : i32, [
    default: ^d(%x : f32),
    1: ^a(%y : f32),
    2: ^b
  ]
^a(%p: f32):
  %0 = arith.mulf %p, %p : f32
  return %0 : f32
^b:
  %1 = arith.subf %x, %y : f32
  return %1 : f32
^d(%q: f32):
  %2 = arith.addf %q, %y : f32
  return %2 : f32
}

func.func private @ext(i32, f32 {t.noalias}) -> (i32 {a.b}) attributes {x}
func.func private @ext2() -> (() -> ())
func.func private @ext3() -> (i32 {a.b}, f32)
func.func nested @n(%a: i32 {a.b = 1 : i32}, %b: index) -> (i32, index) attributes {no_inline, z.y} {
  return {k} %a, %b : i32, index
}
func.func public @main(%arg: i32) {
  %i = arith.constant 1 : index
  %f = func.constant @ext2 : () -> (() -> ())
  %g = call_indirect %f() : () -> (() -> ())
  %h:2 = func.call @n(%arg, %i) {q} : (i32, index) -> (i32, index)
  call_indirect %g() : () -> ()
  func.return
}
module @inner attributes {a.b} {
  func.func @"needs quotes"() { return }
}

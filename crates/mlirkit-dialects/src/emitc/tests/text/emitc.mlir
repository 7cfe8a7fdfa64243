emitc.include <"test.h">
emitc.include "test.h"
emitc.global extern const @g : i32
emitc.global static @a : !emitc.array<2x3xf32> = dense<1.0>
emitc.global @b : i32 = 4
emitc.global @op : !emitc.opaque<"T"> = #emitc.opaque<"x">
emitc.func @f(%a: i32, %c: i1, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"int">) -> i32 attributes {specifiers = ["static"]} {
  emitc.for %i = %a to %a step %a : i32 { }
  emitc.if %c { } else { emitc.yield } {x}
  emitc.if %c { emitc.yield }
  emitc.do { emitc.verbatim "x" } while { %r = emitc.expression %c : (i1) -> i1 { %nn = emitc.logical_not %c : i1 
 emitc.yield %nn : i1 } 
    emitc.yield %r : i1 }
  %0 = emitc.expression %a : (i32) -> i32 { %q = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %q : i32 }
  %1 = emitc.expression %a noinline : (i32) -> i32 {
     %q = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %q : i32 }
  return %a : i32
}
emitc.file "x" { emitc.func @z() { return } }
emitc.class final @C { emitc.field @fld : i32 = 1 {x} 
 emitc.field @f2 : !emitc.array<2xi32> 
 emitc.func @m() { %0 = get_field @fld : i32
 return } }

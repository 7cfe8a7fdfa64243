// What an expression does stands in its text, once for each use.

func.func @used_twice(%a: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a : (i32) -> i32 {
    %x = emitc.call_opaque "f"(%a) : (i32) -> i32
    %y = emitc.add %x, %a : (i32, i32) -> i32
    %z = emitc.mul %y, %x : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @used_by_what_is_used_twice(%a: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a : (i32) -> i32 {
    %x = emitc.call_opaque "f"(%a) : (i32) -> i32
    %y = emitc.add %x, %a : (i32, i32) -> i32
    %z = emitc.mul %y, %y : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @operators_of_classes(%a: !emitc.opaque<"x">) -> !emitc.opaque<"x"> {
  // expected-error @+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a : (!emitc.opaque<"x">) -> !emitc.opaque<"x"> {
    %x = emitc.mul %a, %a : (!emitc.opaque<"x">, !emitc.opaque<"x">) -> !emitc.opaque<"x">
    %y = emitc.add %x, %x : (!emitc.opaque<"x">, !emitc.opaque<"x">) -> !emitc.opaque<"x">
    emitc.yield %y : !emitc.opaque<"x">
  }
  return %r : !emitc.opaque<"x">
}

// -----

func.func @constants_of_classes(%a: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a : (i32) -> i32 {
    %x = "emitc.constant"() <{value = #emitc.opaque<"1">}> : () -> !emitc.opaque<"x">
    %y = emitc.cast %x : !emitc.opaque<"x"> to i32
    %z = emitc.cast %x : !emitc.opaque<"x"> to i32
    %w = emitc.mul %y, %z : (i32, i32) -> i32
    emitc.yield %w : i32
  }
  return %r : i32
}

// -----

func.func private @callee(i32) -> i32

func.func @without_effects(%a: i32, %b: i1) -> i32 {
  %r = emitc.expression %a, %b : (i32, i1) -> i32 {
    %w = "emitc.constant"() <{value = 1 : i32}> : () -> i32
    %x = emitc.conditional %b, %w, %w : i32
    %y = emitc.add %x, %x : (i32, i32) -> i32
    %z = emitc.mul %y, %y : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @the_same_operand_twice(%a: i32, %b: i32) -> i32 {
  // expected-error @+2 {{region entry argument '%a' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  %r = emitc.expression %a, %b, %a noinline : (i32, i32, i32) -> i32 {
    %x = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %x : i32
  }
  return %r : i32
}

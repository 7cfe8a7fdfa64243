// What the default of one switch and the cases of the other pass on is none of several results.

func.func @default(%a: i32) -> i32 {
  %0:2 = "gen.source"() : () -> (i32, i32)
  cf.switch %a : i32, [
    // expected-error @+1 {{result number not allowed in argument list}}
    default: ^bb1(%0#1 : i32)
  ]
^bb1(%b: i32):
  return %b : i32
}

// -----

func.func @case(%a: i32) -> i32 {
  %0:2 = "gen.source"() : () -> (i32, i32)
  cf.switch %0#1 : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%0#1 : i32)
  ]
^bb1(%b: i32):
  return %b : i32
}

// -----

llvm.func @llvm(%a: i32) -> i32 {
  %0:2 = "gen.source"() : () -> (i32, i32)
  llvm.switch %0#0 : i32, ^bb1(%0#1 : i32) [
    // expected-error @+1 {{result number not allowed in argument list}}
    1: ^bb1(%0#1 : i32)
  ]
^bb1(%b: i32):
  llvm.return %b : i32
}

// -----

func.func @lane() {
  %0:2 = "gen.source"() : () -> (index, index)
  // expected-error @+1 {{result number not allowed in argument list}}
  gpu.warp_execute_on_lane_0(%0#1)[32] {
  }
  return
}

// Upstream says so, and goes on.
// expected-error @+3 {{'builtin.module' op expects at most one data layout attribute}}
// expected-note @+2 {{'test.a' is a data layout attribute}}
// expected-note @+1 {{'test.b' is a data layout attribute}}
module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>} {
  func.func @good() {
    return
  }
}

// -----

// Of each but the first, with the one before.
// expected-error @+4 {{'builtin.module' op expects at most one data layout attribute}}
// expected-note @+3 {{'dlti.dl_spec' is a data layout attribute}}
// expected-note @+2 {{'test.a' is a data layout attribute}}
// expected-note @+1 {{'test.b' is a data layout attribute}}
module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>, dlti.dl_spec = #dlti.dl_spec<>} {
}

// -----

// What is wrong otherwise is still looked for.
// expected-error @+3 {{'builtin.module' op expects at most one data layout attribute}}
// expected-note @+2 {{'test.a' is a data layout attribute}}
// expected-note @+1 {{'test.b' is a data layout attribute}}
module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>} {
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  "arith.constant"() : () -> i32
}

// -----

// A specification that is no good counts more.
// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>, dlti.dl_spec = 1 : i32} {
}

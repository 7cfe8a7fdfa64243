module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  // ----
  func.func @load(%t: !xegpu.tensor_desc<8x16xf16>) {
    %0 = xegpu.load_nd %t <{transpose = array<i64: 1, 2>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    return
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @consumes(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @first() {
    "arith.constant"() : () -> i32
    return
  }
  transform.named_sequence @consumes(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  func.func @second() {
    "arith.constant"() : () -> i32
    return
  }
}

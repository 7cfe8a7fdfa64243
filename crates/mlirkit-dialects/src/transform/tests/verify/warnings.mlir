module attributes {transform.with_named_sequence} {
  // expected-warning @+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @nothing(%a: !transform.any_op {transform.consumed}) {
    transform.debug.emit_remark_at %a, "message" : !transform.any_op
    transform.yield
  }
  // expected-warning @+1 {{op argument #1 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @half(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.include @nothing failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  // What is called says nothing for it.
  transform.named_sequence private @elsewhere(%a: !transform.any_op {transform.consumed})
  transform.named_sequence @calls(%a: !transform.any_op {transform.consumed}) {
    transform.include @elsewhere failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// Operations that say in C++ what they consume, whatever their traits say.
module attributes {transform.with_named_sequence} {
  // expected-warning @+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @split(%a: !transform.any_op {transform.consumed}) {
    %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @only_read(%a: !transform.any_op {transform.readonly}) {
    %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  // expected-warning @+1 {{op argument #1 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @pad(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    %0, %1 = transform.structured.pad_tiling_interface %a to padding_sizes [%b] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @nested(%a: !transform.any_op {transform.consumed}) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %0 = transform.structured.vectorize_children_and_apply_patterns %b : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

// Arguments are looked at one by one until one is wrong.
module attributes {transform.with_named_sequence} {
  // expected-warning @+2 {{op argument #0 is not consumed in the body but is marked as consumed}}
  // expected-error @+1 {{argument #1 cannot be both readonly and consumed}}
  transform.named_sequence @wrong(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed, transform.readonly}, %c: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @other(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !transform.any_op):
    // expected-warning @+2 {{matcher @match is used more than once, only the first match will apply}}
    // expected-warning @+1 {{matcher @other is used more than once, only the first match will apply}}
    %0 = transform.foreach_match in %root
      @match -> @act, @other -> @act, @match -> @act, @other -> @act
      : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach_match in %0 @match -> @act, @other -> @act : (!transform.any_op) -> !transform.any_op
  }
}

// -----

// Of what calls and is called, what is in it is not verified before the rest.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @calls(%a: !transform.any_op {transform.readonly}) {
    // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
    "arith.constant"() : () -> i32
    transform.yield
  }
  func.func @function() {
    // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
    "arith.constant"() : () -> i32
    return
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @calls(%a: !transform.any_op {transform.readonly}) {
    "arith.constant"() : () -> i32
    transform.yield
  }
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  "arith.constant"() : () -> i32
}

// -----

// Each argument by itself: what ends one says nothing of the others.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %b : !transform.any_op
    transform.yield
  }
  // expected-warning @+2 {{op argument #1 is not consumed in the body but is marked as consumed}}
  // expected-warning @+1 {{op argument #4 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @several(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed},
      %c: !transform.any_op {transform.consumed}, %d: !transform.any_op {transform.readonly},
      %e: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %a : !transform.any_op
    transform.include @callee failures(propagate) (%b, %c) : (!transform.any_op, !transform.any_op) -> ()
    transform.debug.emit_remark_at %d, "message" : !transform.any_op
    transform.debug.emit_remark_at %e, "message" : !transform.any_op
    transform.yield
  }
  // An operation that nobody knows ends nothing.
  transform.named_sequence @unknown(%a: !transform.any_op {transform.readonly}) {
    "test.unknown"(%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// The warnings before an error are said, those after it are not.
module attributes {transform.with_named_sequence} {
  // expected-warning @+2 {{op argument #0 is not consumed in the body but is marked as consumed}}
  // expected-error @+1 {{argument #2 is consumed in the body but is not marked as such}}
  transform.named_sequence @several(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly},
      %c: !transform.any_op {transform.readonly}, %d: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %c : !transform.any_op
    transform.structured.vectorize %c : !transform.any_op
    transform.yield
  }
}

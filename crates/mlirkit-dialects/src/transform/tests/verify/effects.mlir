transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-note @+1 {{used here as operand #0}}
  transform.structured.vectorize %0 : !transform.any_op
  // expected-note @+1 {{used here as operand #0}}
  transform.loop.promote_if_one_iteration %0 : !transform.any_op
}

// -----

// What is read twice is not consumed.
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.print %0 : !transform.any_op
  transform.apply_cse to %0 : !transform.any_op
  transform.structured.vectorize %0 : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-note @+1 {{used here as operand #0}}
  transform.sequence %0 : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
    transform.foreach %b : !transform.any_op {
    ^bb2(%c: !transform.any_op):
      transform.structured.vectorize %c : !transform.any_op
    }
  }
  // expected-note @+1 {{used here as operand #0}}
  transform.structured.vectorize %0 : !transform.any_op
}

// -----

// The flag says that the handle stays.
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
  transform.structured.vectorize %0 : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-note @+1 {{used here as operand #0}}
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  // expected-note @+1 {{used here as operand #0}}
  transform.structured.vectorize %0 : !transform.any_op
}

// -----

// Whatever is no transformation may consume: also the end of the sequence.
%r:2 = transform.sequence -> !transform.any_op, !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  // expected-note @+2 {{used here as operand #0}}
  // expected-note @+1 {{used here as operand #1}}
  transform.yield %0, %0 : !transform.any_op, !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @says_nothing(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
    // expected-error @+2 {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note @+1 {{no effects specified for operand #0}}
    transform.include @says_nothing failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @consumes(%a: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %a : !transform.any_op
    transform.yield
  }
  // expected-error @+1 {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
    transform.include @consumes failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// What a call says of its callee comes later.
module attributes {transform.with_named_sequence} {
  // expected-error @+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @self(%a: !transform.any_op {transform.readonly}) {
    transform.include @self failures(propagate) () : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @+1 {{expected 'transform.yield' as terminator}}
  transform.named_sequence @self() {
    // expected-note @+1 {{terminator}}
    transform.include @self failures(propagate) () : () -> ()
  }
}

// -----

// A handle that the operation itself makes.
// expected-error @+2 {{TransformOpInterface did not expect 'allocate' memory effect on an operand}}
// expected-note @+1 {{specified for operand #0}}
%0 = "transform.get_parent_op"(%0) : (!transform.any_op) -> !transform.any_op

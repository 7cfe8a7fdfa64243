// Types that nobody has defined.

// expected-error @+1 {{unknown type mnemonic: any_opp}}
%0 = "gen.source"() : () -> !transform.any_opp

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+1 {{custom op 'transform.param.constant' invalid kind of type specified}}
  %0 = transform.param.constant "a" -> !pdl.attribute
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = transform.structured.match attributes 5 in %arg0 : (!transform.any_op) -> !transform.any_op
}

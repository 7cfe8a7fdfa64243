transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+2 {{custom op 'transform.apply_registered_pass' the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format}}
  // expected-error @+1 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'a'}}
  %0 = transform.apply_registered_pass "p" with options = {a = [#transform.param_operand<index=0>]} to %arg0 : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+2 {{expected SSA operand}}
  // expected-error @+1 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'a'}}
  %0 = transform.apply_registered_pass "p" with options = {a = b} to %arg0 : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+1 {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
  %0 = transform.apply_registered_pass "p" with options = {a = 1, "a" = 2} to %arg0 : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+1 {{expected '{' in options dictionary}}
  %0 = transform.apply_registered_pass "p" with options = "a" to %arg0 : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+2 {{custom op 'transform.apply_registered_pass' expected '=' after key in key-value pair}}
  // expected-error @+1 {{expected '='}}
  %0 = transform.apply_registered_pass "p" with options = {a 5} to %arg0 : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  // expected-error @+1 {{expected '('}}
  transform.structured.generalize %arg0 : !transform.any_op
}

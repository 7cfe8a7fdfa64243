pdl.pattern : benefit(1) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = pdl.type : 5
  pdl.rewrite with "a"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.types : 5.0
  // expected-error @+1 {{floating point value not valid for specified type}}
  pdl.rewrite with "a"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @+1 {{elements literal must be a shaped type}}
  %0 = pdl.types : dense<5>
  pdl.rewrite with "a"
}

// A number that is none.
pdl.pattern @f : benefit(1) {
  %op = operation
  // expected-error @+1 {{custom op 'pdl.result' invalid kind of attribute specified}}
  %val = result "a" of %op
  rewrite %op with "rewriter"
}

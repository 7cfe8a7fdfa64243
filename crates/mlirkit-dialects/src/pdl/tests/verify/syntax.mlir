// A number that is none.
pdl.pattern @f : benefit(1) {
  %op = operation
  // expected-error @+1 {{custom op 'pdl.result' invalid kind of attribute specified}}
  %val = result "a" of %op
  rewrite %op with "rewriter"
}

// -----

// Names of attributes are strings, and numbers are read before that is known.
pdl.pattern : benefit(1) {
  %0 = attribute = 1 : i32
  // expected-error @+1 {{custom op 'pdl.operation' invalid kind of attribute specified}}
  %1 = operation "foo.op" {1 : i64 = %0}
}

// -----

// Ranges that only messages have.
// expected-note @+1 {{prior use here}}
%0 = "test.source"() : () -> !pdl.range<operation>
// expected-error @+1 {{use of value '%0' expects different type than prior uses: '!pdl.range<range<value>>' vs '!pdl.range<operation>'}}
%1 = pdl_interp.extract 2 of %0 : !pdl.range<value>

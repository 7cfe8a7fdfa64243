// A concatenation is as wide as its operands, a constant as its value.

%0:2 = "gen.source"() : () -> (!smt.bv<1>, !smt.bv<1>)
// expected-error @+2 {{'smt.bv.concat' op inferred type(s) '!smt.bv<2>' are incompatible with return type(s) of operation '!smt.bv<1>'}}
// expected-error @+1 {{'smt.bv.concat' op failed to infer returned types}}
%1 = "smt.bv.concat"(%0#0, %0#1) : (!smt.bv<1>, !smt.bv<1>) -> !smt.bv<1>

// -----

// expected-error @+2 {{'smt.bv.constant' op inferred type(s) '!smt.bv<4>' are incompatible with return type(s) of operation '!smt.bv<5>'}}
// expected-error @+1 {{'smt.bv.constant' op failed to infer returned types}}
%0 = "smt.bv.constant"() <{value = #smt.bv<1> : !smt.bv<4>}> : () -> !smt.bv<5>

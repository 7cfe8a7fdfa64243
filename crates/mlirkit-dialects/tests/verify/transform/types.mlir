// Types that nobody has defined.

// expected-error @+1 {{unknown type mnemonic: any_opp}}
%0 = "gen.source"() : () -> !transform.any_opp

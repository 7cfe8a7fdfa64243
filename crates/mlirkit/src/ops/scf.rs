//! Operations of `scf`, made from its rows.

ops! { "scf";
    condition "condition" (condition "condition" one, args "args" many) ();
    execute_region "execute_region" () ();
    for_ "for" (lower_bound "lowerBound" one, upper_bound "upperBound" one, step "step" one, init_args "initArgs" many) ();
    forall "forall" (dynamic_lower_bound "dynamicLowerBound" many, dynamic_upper_bound "dynamicUpperBound" many, dynamic_step "dynamicStep" many, outputs "outputs" many) (static_lower_bound "staticLowerBound", static_upper_bound "staticUpperBound", static_step "staticStep");
    forall_in_parallel "forall.in_parallel" () ();
    if_ "if" (condition "condition" one) ();
    index_switch "index_switch" (arg "arg" one) (cases "cases");
    parallel "parallel" (lower_bound "lowerBound" many, upper_bound "upperBound" many, step "step" many, init_vals "initVals" many) ();
    reduce "reduce" (operands "operands" many) ();
    reduce_return "reduce.return" (result "result" one) ();
    while_ "while" (inits "inits" many) ();
    yield_ "yield" (results "results" many) ();
}

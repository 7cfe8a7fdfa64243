//! Functions that build the operations of `scf`, generated from the dialect's definitions.

ops! { "scf";
    condition "condition" "Operands: `condition`: 1-bit signless integer; `args`: any number of any type." (condition "condition" one, args "args" many) ();
    execute_region "execute_region" "Results: any number of any type. Attributes: `no_inline` (optional): unit attribute. Regions: `region`." () ();
    for_ "for" "Operands: `lowerBound`: signless integer or index; `upperBound`: signless integer or index; `step`: signless integer or index; `initArgs`: any number of any type. Results: `results`: any number of any type. Attributes: `unsignedCmp` (optional): unit attribute. Regions: `region`." (lower_bound "lowerBound" one, upper_bound "upperBound" one, step "step" one, init_args "initArgs" many) ();
    forall "forall" "Operands: `dynamicLowerBound`: any number of index; `dynamicUpperBound`: any number of index; `dynamicStep`: any number of index; `outputs`: any number of ranked tensor of any type values. Results: `results`: any number of any type. Attributes: `staticLowerBound`: i64 dense array attribute; `staticUpperBound`: i64 dense array attribute; `staticStep`: i64 dense array attribute; `mapping` (optional): Device Mapping array attribute; `operandSegmentSizes` (optional). Regions: `region`." (dynamic_lower_bound "dynamicLowerBound" many, dynamic_upper_bound "dynamicUpperBound" many, dynamic_step "dynamicStep" many, outputs "outputs" many) (static_lower_bound "staticLowerBound", static_upper_bound "staticUpperBound", static_step "staticStep");
    forall_in_parallel "forall.in_parallel" "Regions: `region`." () ();
    if_ "if" "Operands: `condition`: 1-bit signless integer. Results: `results`: any number of any type. Regions: `thenRegion`; `elseRegion`." (condition "condition" one) ();
    index_switch "index_switch" "Operands: `arg`: index. Results: `results`: any number of any type. Attributes: `cases`: i64 dense array attribute. Regions: `defaultRegion`; `caseRegions`." (arg "arg" one) (cases "cases");
    parallel "parallel" "Operands: `lowerBound`: any number of index; `upperBound`: any number of index; `step`: any number of index; `initVals`: any number of any type. Results: `results`: any number of any type. Attributes: `operandSegmentSizes` (optional). Regions: `region`." (lower_bound "lowerBound" many, upper_bound "upperBound" many, step "step" many, init_vals "initVals" many) ();
    reduce "reduce" "Operands: `operands`: any number of any type. Regions: `reductions`." (operands "operands" many) ();
    reduce_return "reduce.return" "Operands: `result`: any type." (result "result" one) ();
    while_ "while" "Operands: `inits`: any number of any type. Results: `results`: any number of any type. Regions: `before`; `after`." (inits "inits" many) ();
    yield_ "yield" "Operands: `results`: any number of any type." (results "results" many) ();
}

//! Operations of `func`, made from its rows.

ops! { "func";
    call "call" (operands "operands" many) (callee "callee");
    call_indirect "call_indirect" (callee "callee" one, callee_operands "callee_operands" many) ();
    constant "constant" () (value "value");
    func "func" () (sym_name "sym_name", function_type "function_type");
    return_ "return" (operands "operands" many) ();
}

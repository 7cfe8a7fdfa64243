//! Functions that build the operations of `func`, generated from the dialect's definitions.

ops! { "func";
    call "call" "Operands: `operands`: any number of any type. Results: any number of any type. Attributes: `callee`: flat symbol reference attribute; `arg_attrs` (optional): Array of dictionary attributes; `res_attrs` (optional): Array of dictionary attributes; `no_inline` (optional): unit attribute." (operands "operands" many) (callee "callee");
    call_indirect "call_indirect" "Operands: `callee`: function type; `callee_operands`: any number of any type. Results: `results`: any number of any type. Attributes: `arg_attrs` (optional): Array of dictionary attributes; `res_attrs` (optional): Array of dictionary attributes." (callee "callee" one, callee_operands "callee_operands" many) ();
    constant "constant" "Results: any type. Attributes: `value`: flat symbol reference attribute." () (value "value");
    func "func" "Attributes: `sym_name`: string attribute; `function_type`: type attribute of function type; `sym_visibility` (optional): string attribute; `arg_attrs` (optional): Array of dictionary attributes; `res_attrs` (optional): Array of dictionary attributes; `no_inline` (optional): unit attribute. Regions: `body`." () (sym_name "sym_name", function_type "function_type");
    return_ "return" "Operands: `operands`: any number of any type." (operands "operands" many) ();
}

"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  // expected-error @+1 {{invalid properties {other = 1 : i64} for op func.return: this operation does not support properties}}
  "func.return"() <{other = 1}> ({
  }) : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  // expected-error @+1 {{invalid properties {} for op func.return: this operation does not support properties}}
  "func.return"() <{}> : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  // expected-error @+1 {{invalid properties 3 : i64 for op func.return: this operation does not support properties}}
  "func.return"() <3> : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {function_type = "f", sym_name = () -> ()} for op func.func: Invalid attribute `function_type` in property conversion: "f"}}
"func.func"() <{sym_name = () -> (), function_type = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{expected '>' to close properties}}
"func.func"() <{sym_name = 3} "f"> ({
  "func.return"() : () -> ()
}) : () -> ()

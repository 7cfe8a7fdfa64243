// A constant is of its value's type.

// expected-error @+2 {{'polynomial.constant' op inferred type(s) '!polynomial.polynomial<ring = <coefficientType = i64>>' are incompatible with return type(s) of operation '!polynomial.polynomial<ring = <coefficientType = i32>>'}}
// expected-error @+1 {{'polynomial.constant' op failed to infer returned types}}
%0 = "polynomial.constant"() <{value = #polynomial<typed_int_polynomial <1 + x**2> : !polynomial.polynomial<ring = <coefficientType = i64>>>}> : () -> !polynomial.polynomial<ring = <coefficientType = i32>>

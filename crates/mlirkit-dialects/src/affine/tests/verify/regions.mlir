// Without an else region the results have no values.
func.func @no_else() -> i32 {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = "affine.if"() <{condition = affine_set<() : (0 >= 0)>}> ({
    %1 = arith.constant 1 : i32
    "affine.yield"(%1) : (i32) -> ()
  }, {
  }) : () -> i32
  return %0 : i32
}

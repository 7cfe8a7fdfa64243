mlirkit outline inputs/cut.mlir --op scf.for --name loop
printf 'func.func @f(%%a: i32) -> i32 {\n  %%0 = "t.op"(%%a) : (i32) -> i32\n  %%1 = "t.op"(%%0) : (i32) -> i32\n  return %%1 : i32\n}\n' > $T/chain.mlir
mlirkit outline $T/chain.mlir --op t.op
mlirkit outline inputs/cut.mlir --op nosuch.op
printf 'func.func @f() -> i32 {\n  %%0 = arith.constant 1 : i32\n  return %%0 : i32\n}\nmodule @inner {\n  func.func @g() -> i32 {\n    %%0 = arith.constant 1 : i32\n    return %%0 : i32\n  }\n}\n' > $T/inner.mlir; mlirkit outline $T/inner.mlir --op arith.constant

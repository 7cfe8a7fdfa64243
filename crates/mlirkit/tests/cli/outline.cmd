mlirkit outline inputs/cut.mlir --op scf.for --name loop
printf 'func.func @f(%%a: i32) -> i32 {\n  %%0 = "t.op"(%%a) : (i32) -> i32\n  %%1 = "t.op"(%%0) : (i32) -> i32\n  return %%1 : i32\n}\n' > $T/chain.mlir
mlirkit outline $T/chain.mlir --op t.op
mlirkit outline inputs/cut.mlir --op nosuch.op

# Mistyped flags, passes, verbs and operations suggest the nearest name.
mlirkit opt --csee
mlirkit opt --mlir-print-op-generc
mlirkit opt -canonicalise x.mlir
mlirkit prnt x.mlir
mlirkit print --generc
mlirkit x.mlir
mlirkit inputs/small.mlir
mlirkit releases arith.adi
mlirkit releases arit.addi
printf '%%0 = arith.constant 1 : i32\n%%1 = arith.adi %%0, %%0 : i32\n' | mlirkit opt
printf '%%0 = "arith.constnt"() {value = 1 : i32} : () -> i32\n' | mlirkit opt
printf '%%0 = arit.constant 1 : i32\n' | mlirkit print
printf '// expected-error @+1 {{unknown}}\n%%1 = arith.adi %%0, %%0 : i32\n' | mlirkit opt --verify-diagnostics
mlirkit query inputs/small.mlir 'op("arith.adi") | count'
mlirkit verify inputs/small.mlir
mlirkit - < inputs/small.mlir
mlirkit opt --dialects=arth inputs/small.mlir
mlirkit man prnt
mlirkit extract inputs/small.mlir @callees
mlirkit query inputs/small.mlir arith.addi
mlirkit query inputs/small.mlir 'all | sort by nme'
printf '%%0 = bufferization.to_memref %%0 : memref<4xf32>\n' | mlirkit opt
mlirkit verfy x.mlir
mlirkit fingerprnt x.mlir
mlirkit resourses list x.mlir
mlirkit dissassemble x.mlir
mlirkit nothing x.mlir
mlirkit releases '#arith.fastmth'
mlirkit releases '!llvm.pt'
mlirkit port inputs/small.mlir --to llvm22
mlirkit port inputs/small.mlir --to lvm-22
printf 'import jax\nprint(1)\n' | mlirkit opt
printf 'func.func @f() {\n  returns\n}\n' | mlirkit opt

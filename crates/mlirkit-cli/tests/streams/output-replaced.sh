$M opt a.mlir --emit-bytecode -o out
$M opt a.mlir -o out
same out want
no_leftovers

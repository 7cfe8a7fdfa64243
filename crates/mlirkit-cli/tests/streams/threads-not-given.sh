# A system that gives no thread more gets the same output from the one there is.
awk 'BEGIN { for (i = 0; i < 9000; i++) print "func.func @function_" i "(%a: i32) -> i32 {\n  %0 = arith.constant " i " : i32\n  %1 = arith.addi %a, %0 : i32\n  return %1 : i32\n}" }' > l.mlir
large 3000000 > one.mlir
command -v setpriv > /dev/null && command -v prlimit > /dev/null || skip
for file in l one; do
  $M opt $file.mlir --emit-bytecode > $file.bc; $M opt $file.mlir > $file.text; $M opt $file.bc --mlir-print-op-generic > $file.generic
  alone() { as_nobody prlimit --nproc=1 $M opt "$@"; }
  alone $file.mlir --emit-bytecode > out; same out $file.bc
  alone $file.bc --emit-bytecode > out; same out $file.bc
  alone $file.bc > out; same out $file.text
  alone $file.mlir --mlir-print-op-generic > out; same out $file.generic
done

# A location names a file that nobody asked to open.
mkfifo pipe
echo '"unknown.op"() : () -> () loc("pipe":1:1)' > x.mlir
fails $M opt x.mlir 2> err
echo '"builtin.module"() ({ "arith.addi"() : () -> () loc("pipe":1:1) }) : () -> ()' > x.mlir
fails $M opt x.mlir 2> err
grep -q '^pipe:1:1: error' err

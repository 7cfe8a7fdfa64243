echo '"builtin.module"() ({ "arith.addi"() : () -> () loc("/dev/zero":1:1) }) : () -> ()' > x.mlir
( ulimit -v 2000000; fails $M opt x.mlir 2> err )
grep -q '^/dev/zero:1:1: error' err

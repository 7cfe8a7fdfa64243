echo 'the secret line' > secret
echo '"builtin.module"() ({ "arith.addi"() : () -> () loc("secret":1:5) }) : () -> ()' > x.mlir
fails $M opt x.mlir 2> err
grep -q '^secret:1:5: error' err
lacks 'the secret line' err
fails $M translate --serialize x.mlir 2> err
lacks 'the secret line' err

# Who has seen enough says so by leaving.
large 100000 > l.mlir
{ $M opt l.mlir 2> err; echo $? > code; } | head -1 > out
[ ! -s err ] && [ "$(cat code)" = 0 ]

name=$(head -c 250 /dev/zero | tr '\0' n)
$M opt a.mlir -o "$name"
same "$name" want
$M opt a.mlir -o "$name"
no_leftovers
